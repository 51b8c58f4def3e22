import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, listOf, objectWith } from '@livery/web/http/shape';
import { isPayoutOver } from './payouts.ts';
import { isWithdrawal } from './withdrawals.ts';

const MOST = 25;

/** What is on its way out, the newest first. */
export const openPayoutsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'payout', 'open'),
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: MOST };
      const { list } = fitting(
        await call('withdrawRecords', { query }, { signal }),
        objectWith({ list: listOf(isWithdrawal) }),
      );
      return list.filter((order) => !isPayoutOver(order));
    },
    staleTime: 0,
  });
