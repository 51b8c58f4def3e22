import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/client.ts';

/** What narrows the list; an absent field does not. */
export interface GameFilter {
  readonly gameType?: string;
  readonly gameName?: string;
  readonly vassalage?: string;
}

const pageSize = 25;
const previewSize = 6;

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
    queryKey: ['games', 'list', language, filter],
    queryFn: ({ pageParam, signal }) => fetchPage(filter, language, pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNum + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** The first few of a category, for the home page. */
export const categoryPreviewQuery = (gameType: string, language: string) =>
  queryOptions({
    queryKey: ['games', 'preview', language, gameType],
    queryFn: async ({ signal }) =>
      (await fetchPage({ gameType }, language, 1, previewSize, signal)).items,
  });
