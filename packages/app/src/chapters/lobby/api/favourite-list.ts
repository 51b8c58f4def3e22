import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;

/** The member's favourite games, newest first. */
export const favouriteListQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.favourites(userName), 'list', language],
    queryFn: async ({ pageParam, signal }) => {
      const { content, pageNum, totalPages } = await call(
        'favourites',
        { query: { pageNo: pageParam, pageSize, language } },
        { signal },
      );
      return { items: content, pageNum, hasMore: pageNum < totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
  });
