import { queryOptions } from '@tanstack/react-query';
import type { GameFilter } from '../game-filter.ts';
import { fetchPage } from './game-page.ts';
import { lobbyKeys } from './keys.ts';

const stripSize = 9;
const picturesSize = 25;

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
