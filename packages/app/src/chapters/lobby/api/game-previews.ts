import { queryOptions } from '@tanstack/react-query';
import { fetchPage } from './game-page.ts';
import { lobbyKeys } from './keys.ts';

export const previewSize = 6;

/** The first few of a category, for the home page. */
export const categoryPreviewQuery = (gameType: string, language: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'preview', language, gameType],
    queryFn: async ({ signal }) =>
      (await fetchPage({ gameType }, language, 1, previewSize, signal)).items,
  });
