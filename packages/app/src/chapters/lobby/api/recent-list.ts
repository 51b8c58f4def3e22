import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, listOf } from '@livery/web/http/shape';
import { isGame } from './game.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;
const isPage = objectWith({ list: listOf(isGame), pageNum: isNumber, totalPages: isNumber });

/** What the member played lately, the latest first. */
export const recentListQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.recents(userName), language],
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, pageSize, language, clientType: 2 };
      const answer = await call('recents', { query }, { signal });
      const { list, pageNum, totalPages } = fitting(answer, isPage);
      return { items: list, pageNum, hasMore: pageNum < totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
  });

/** Notes that a game was opened. Nobody is told where that fails: the game is open. */
export function useNoteRecent(userName: string): (nodeId: string, vendor: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (nodeId, vendor) => {
      const noted = call('addRecent', { query: { nodeId, vendor } });
      noted
        .then(() => queries.invalidateQueries({ queryKey: lobbyKeys.recents(userName) }))
        .catch(() => {});
    },
    [queries, userName],
  );
}
