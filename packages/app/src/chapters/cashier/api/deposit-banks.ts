import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

const isBank = objectWith({ methodId: isText, code: isText, name: isText });

/** Banks one can pay from, of each way that asks for one. */
export const depositBanksQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'deposit', 'banks'),
    queryFn: async ({ signal }) =>
      fitting(await call('depositBanks', {}, { signal }), objectWith({ banks: listOf(isBank) })),
    staleTime: 60_000,
  });
