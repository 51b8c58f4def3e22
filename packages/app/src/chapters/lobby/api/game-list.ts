import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Query } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { dataTypeOf, isNarrowed, type GameFilter } from '../game-filter.ts';
import { hotGamesQuery } from './hot-games.ts';
import { lobbyKeys } from './keys.ts';

const pageSize = 25;
const previewSize = 6;
const stripSize = 9;

/** Games of the house are slots of one maker. */
const house = { gameType: 'RNG', vassalage: 'BGS' } as const;

/** As the platform is asked for it. */
function asked(filter: GameFilter): Query<'gameList'> {
  const { type: _, gameClassify, ...others } = filter;
  if (gameClassify === 'NEW') return { ...others, isNew: true };
  return gameClassify ? { ...others, gameClassify } : others;
}

async function fetchPage(
  wanted: Query<'gameList'>,
  language: string,
  pageNo: number,
  size: number,
  signal: AbortSignal,
) {
  const kind = wanted.gameType === 'INHOUSE' ? house : {};
  const query = { ...wanted, ...kind, platform: 'html5', language, pageNo, pageSize: size };
  const { games, pageNum, totalPages } = await call('gameList', { query }, { signal });
  return { items: games, pageNum, hasMore: pageNum < totalPages };
}

/** The hot games are one page; whoever has read them already has it. */
const hotPage = async (queries: QueryClient, language: string, gameType?: string) => ({
  items: await queries.fetchQuery(hotGamesQuery(language, gameType)),
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

/** The first few of a category, for the home page. */
export const categoryPreviewQuery = (gameType: string, language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'preview', language, gameType],
    queryFn: async ({ signal }) =>
      (await fetchPage({ gameType }, language, 1, previewSize, signal)).items,
  });

/** The first games of one maker, for a strip of the home page. */
export const vendorGamesQuery = (filter: GameFilter, language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'strip', language, filter],
    queryFn: async ({ signal }) => (await fetchPage(filter, language, 1, stripSize, signal)).items,
  });

/** Enough of a category to find a picture for each of its makers. */
export const gamesOfTypeQuery = (gameType: string, language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'pictures', language, gameType],
    queryFn: async ({ signal }) =>
      (await fetchPage({ gameType }, language, 1, pageSize, signal)).items,
  });

/** How many games there are: as many as there would be pages of one. */
export const gameCountQuery = (language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'count', language],
    queryFn: async ({ signal }) => {
      const query = { platform: 'html5', language, pageNo: 1, pageSize: 1 };
      return (await call('gameList', { query }, { signal })).totalPages;
    },
  });
