import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { lobbyKeys } from './keys.ts';

/** A catalogue changes with the day, not with the page. */
const patience = 5 * 60_000;

/** All names, asked for once and made ready for whatever is to be done with them. */
export const gameNamesQuery = <Ready>(
  language: string,
  prepare: (names: Reply<'gameNames'>) => Promise<Ready>,
) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'names', language],
    queryFn: async ({ signal }) =>
      prepare(await call('gameNames', { query: { language } }, { signal })),
    structuralSharing: false,
    staleTime: patience,
  });
