import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';

export type LoginRow = Reply<'sessionHistory'>['list'][number];

const shownRows = 20;

/** Who came into the account, and who tried to, the newest first. */
export const loginHistoryQuery = (userName: string) =>
  infiniteQueryOptions({
    queryKey: memberKey(userName, 'loginHistory'),
    queryFn: async ({ pageParam, signal }) =>
      fitting(
        await call(
          'sessionHistory',
          { query: { pageNo: pageParam, pageSize: shownRows } },
          { signal },
        ),
        objectWith({
          list: listOf(objectWith({ at: isNumber, device: isText, means: isText })),
          pageNum: isNumber,
          totalPages: isNumber,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
  });
