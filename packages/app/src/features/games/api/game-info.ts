import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/client.ts';

/** What the rules of a game say: return, volatility, stakes. */
export const gameInfoQuery = (nodeId: string) =>
  queryOptions({
    queryKey: ['games', 'info', nodeId],
    queryFn: ({ signal }) => call('gameInfo', { params: { nodeId } }, { signal }),
    staleTime: Infinity,
  });
