import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';
import type { WithdrawalFilter } from '../record-filter.ts';
import type { AskRecords } from './records-query.ts';

/** A payout in the list of them, by the names that every record has. */
export type WithdrawalRow = Reply<'withdrawRecords'>['list'][number] & {
  readonly id: string;
  readonly at: number;
};

const isPage = objectWith({
  list: listOf(
    objectWith({
      orderId: isText,
      reference: isText,
      status: isText,
      bank: isText,
      last4: isText,
      amount: isText,
      fee: isText,
      paid: isText,
      returned: isText,
      createdAt: isNumber,
    }),
  ),
  pageNum: isNumber,
  totalPages: isNumber,
});

/** A page of what was ordered, the newest first; the platform adds nothing up. */
export const askWithdrawals: AskRecords<WithdrawalFilter, WithdrawalRow, null> = async (
  request,
  page,
  signal,
) => {
  const { list, ...counted } = fitting(
    await call('withdrawRecords', { query: { ...request, ...page } }, { signal }),
    isPage,
  );
  const rows = list.map((order) =>
    Object.assign({}, order, { id: order.orderId, at: order.createdAt }),
  );
  return { ...counted, rows, sums: null };
};
