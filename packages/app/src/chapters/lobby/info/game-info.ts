import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

const isInfo = objectWith({ rtp: isText, minBet: isText });

/** What the rules of a game say: return, volatility, stakes. */
export const gameInfoQuery = (nodeId: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'info', nodeId],
    queryFn: async ({ signal }) =>
      fitting(await call('gameInfo', { params: { nodeId } }, { signal }), isInfo),
    staleTime: Infinity,
  });
