import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

const isInfo = objectWith({ jackpotIds: listOf(isText) });

/** What the rules of a game say: return, volatility, stakes; null for what its vendor does not tell. */
export const gameInfoQuery = (nodeId: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'info', nodeId],
    queryFn: async ({ signal }) =>
      fitting(await call('gameInfo', { params: { nodeId } }, { signal }), isInfo),
    staleTime: Infinity,
  });
