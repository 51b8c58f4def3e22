import { queryOptions } from '@tanstack/react-query';
import type { GameFilter } from '../game-filter.ts';
import { asked, fetchPage } from './game-page.ts';
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

/** How many games there are. A platform that does not count has as many pages of one. */
export const gameCountQuery = (language: string, filter: GameFilter = {}, hot = false) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'count', language, filter, hot],
    queryFn: async ({ signal }) => {
      const wanted = hot ? { ...asked(filter), isHot: true } : asked(filter);
      const { total, totalPages } = await fetchPage(wanted, language, 1, 1, signal);
      return total ?? totalPages;
    },
  });
