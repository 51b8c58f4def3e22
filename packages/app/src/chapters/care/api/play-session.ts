import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, objectWith } from '@livery/web/http/shape';

export type PlaySession = Reply<'playSession'>;

/** The stretch of play that goes on. What was told once is no guess for another time: none is kept. */
export const playSessionQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'play-session'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('playSession', {}, { signal }),
        objectWith({ currency: isText, staked: isText, won: isText, net: isText }),
      ),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
