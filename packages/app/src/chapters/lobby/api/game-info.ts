import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { lobbyKeys } from './keys.ts';

/** What the rules of a game say: return, volatility, stakes. */
export const gameInfoQuery = (nodeId: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'info', nodeId],
    queryFn: ({ signal }) => call('gameInfo', { params: { nodeId } }, { signal }),
    staleTime: Infinity,
  });
