import { queryOptions } from '@tanstack/react-query';
import type { Game } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, listOf } from '@livery/web/http/shape';
import { isGame } from './game.ts';
import { lobbyKeys } from './keys.ts';

export const hotGamesAsked = (language: string, gameType?: string) => ({
  query: { isPlatform: 2, platform: 'html5', language, ...(gameType ? { gameType } : {}) } as const,
});

/** Hot games of a category, or of all; in the language that names them. */
export const hotGamesQuery = (language: string, gameType?: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'hot', language, gameType ?? 'ALL'],
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      const answer = await call('hotGames', hotGamesAsked(language, gameType), { signal });
      return fitting(answer, objectWith({ list: listOf(isGame) })).list;
    },
  });
