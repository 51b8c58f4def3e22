import { queryOptions } from '@tanstack/react-query';
import type { Game } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

/** Hot games of a category, or of all; in the language that names them. */
export const hotGamesQuery = (language: string, gameType?: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'hot', language, gameType ?? 'ALL'],
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      const query = {
        isPlatform: 2,
        platform: 'html5',
        language,
        ...(gameType ? { gameType } : {}),
      };
      return inShape(await call('hotGames', { query }, { signal }), { list: 'list' }).list;
    },
  });
