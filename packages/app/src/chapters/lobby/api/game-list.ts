import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { dataTypeOf, isNarrowed, type GameFilter } from '../game-filter.ts';
import { asked, fetchPage } from './game-page.ts';
import { hotGamesQuery } from './hot-games.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;

/** The hot games are one page; whoever has read them already has it. The list itself tries again. */
const hotPage = async (queries: QueryClient, language: string, gameType?: string) => ({
  items: await queries.fetchQuery({ ...hotGamesQuery(language, gameType), retry: false }),
  pageNum: 1,
  hasMore: false,
});

/** The list page by page; while another search runs the last one stays in sight. */
export const gameListQuery = (filter: GameFilter, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.games, 'list', language, filter],
    queryFn: ({ client, pageParam, signal }) =>
      dataTypeOf(filter) === 'hot'
        ? hotPage(client, language, filter.gameType)
        : fetchPage(asked(filter), language, pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** The hot games of a category or of all, narrowed as any list is. */
export const hotListQuery = (filter: GameFilter, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.games, 'hot-list', language, filter],
    queryFn: ({ client, pageParam, signal }) =>
      isNarrowed(filter)
        ? fetchPage({ ...asked(filter), isHot: true }, language, pageParam, pageSize, signal)
        : hotPage(client, language, filter.gameType),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
    placeholderData: keepPreviousData,
  });
