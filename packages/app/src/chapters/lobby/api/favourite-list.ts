import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;

/** The member's favourite games, newest first. */
export const favouriteListQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.favourites(userName), 'list', language],
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageNo: pageParam, pageSize, language };
      const page = await call('favourites', { query }, { signal });
      const { content, pageNum, totalPages } = inShape(page, { content: 'list' });
      return { items: content, pageNum, hasMore: pageNum < totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
  });
