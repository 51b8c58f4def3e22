import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import type { GameFilter } from '../game-filter.ts';
import { fetchPage } from './game-page.ts';
import { lobbyKeys } from './keys.ts';

export const previewSize = 6;
const stripSize = 9;
const picturesSize = 25;

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
      (await fetchPage({ gameType }, language, 1, picturesSize, signal)).items,
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
