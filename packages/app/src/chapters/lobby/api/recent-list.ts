import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;

/** What the member played lately, the latest first. */
export const recentListQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.recents(userName), language],
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, pageSize, language, clientType: 2 };
      const page = await call('recents', { query }, { signal });
      const { list, pageNum, totalPages } = inShape(page, { list: 'list' });
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
