import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

export type PlayMode = 'real' | 'trial';

export interface LaunchInput {
  /** Without it, the vendor's own lobby. */
  readonly nodeId: string | undefined;
  readonly vendor: string;
  readonly mode: PlayMode;
  readonly language: string;
}

/** Opens a session with the game's vendor; never kept, never repeated behind the player's back. */
export const launchQuery = (userName: string, { nodeId, ...input }: LaunchInput) =>
  queryOptions({
    queryKey: memberKey(userName, 'launch', input.vendor, nodeId ?? '', input.mode),
    queryFn: ({ signal }): Promise<Reply<'launch'>> =>
      call(
        'launch',
        {
          query: {
            ...input,
            ...(nodeId ? { nodeId } : {}),
            backUrl: `${location.origin}${pathTo('home')}`,
          },
        },
        { signal, timeout: 30_000 },
      ),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
