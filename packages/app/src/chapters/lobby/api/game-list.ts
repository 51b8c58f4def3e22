import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { lobbyKeys } from './keys.ts';

/** What narrows the list; an absent field does not. */
export interface GameFilter {
  readonly gameType?: string;
  readonly gameName?: string;
  readonly vassalage?: string;
}

/** What an address asks for. */
export const gameFilterOf = ({
  gameType,
  vassalage,
}: Readonly<Record<string, string>>): Omit<GameFilter, 'gameName'> => ({
  ...(gameType ? { gameType } : {}),
  ...(vassalage ? { vassalage } : {}),
});

const pageSize = 25;
const previewSize = 6;
const stripSize = 9;

const fetchPage = async (
  filter: GameFilter,
  language: string,
  pageNo: number,
  size: number,
  signal: AbortSignal,
) => {
  const query = { ...filter, platform: 'html5', language, pageNo, pageSize: size };
  const { games, pageNum, totalPages } = await call('gameList', { query }, { signal });
  return { items: games, pageNum, hasMore: pageNum < totalPages };
};

/** The list page by page; while another search runs the last one stays in sight. */
export const gameListQuery = (filter: GameFilter, language: string) =>
  infiniteQueryOptions({
    queryKey: [...lobbyKeys.games, 'list', language, filter],
    queryFn: ({ pageParam, signal }) => fetchPage(filter, language, pageParam, pageSize, signal),
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
