import { queryOptions } from '@tanstack/react-query';
import type { Query, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText } from '@livery/web/http/shape';
import { memberKey } from '#kernel/http/member-key.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

export type PlayMode = 'real' | 'trial';

/** Which game it is; without a `nodeId` the vendor's own lobby. */
export interface LaunchInput extends Omit<Query<'launch'>, 'mode' | 'language' | 'backUrl'> {
  readonly mode: PlayMode;
}

const isLaunched = objectWith({ url: isText, launchMode: isText, sessionId: isText });

/** Opens a session with the game's vendor; never kept, never repeated behind the player's back. */
export const launchQuery = (
  userName: string,
  input: LaunchInput,
  language: string,
  attempt: number,
) =>
  queryOptions({
    queryKey: memberKey(userName, 'launch', input.vendor, input.nodeId ?? '', input.mode, attempt),
    queryFn: async ({ signal }): Promise<Reply<'launch'>> =>
      fitting(
        await call(
          'launch',
          { query: { ...input, language, backUrl: pathTo('home') } },
          { signal, timeout: 30_000 },
        ),
        isLaunched,
      ),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
