import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isNumber, listOf } from '@livery/web/http/shape';
import { isGame } from './game.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;
const isPage = objectWith({ content: listOf(isGame), pageNum: isNumber, totalPages: isNumber });

/** The member's favourite games, newest first. */
export const favouriteListQuery = (userName: string, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.favourites(userName), 'list', language],
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageNo: pageParam, pageSize, language };
      const answer = await call('favourites', { query }, { signal });
      const { content, pageNum, totalPages } = fitting(answer, isPage);
      return { items: content, pageNum, hasMore: pageNum < totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
  });
