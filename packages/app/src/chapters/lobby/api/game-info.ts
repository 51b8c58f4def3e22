import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

/** What the rules of a game say: return, volatility, stakes. */
export const gameInfoQuery = (nodeId: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'info', nodeId],
    queryFn: async ({ signal }) =>
      inShape(await call('gameInfo', { params: { nodeId } }, { signal }), { minBet: 'text' }),
    staleTime: Infinity,
  });
