import { queryOptions } from '@tanstack/react-query';
import type { GameFilter } from '../game-filter.ts';
import { asked, fetchPage } from './game-page.ts';
import { lobbyKeys } from './keys.ts';

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
