import type { Reply } from '@livery/contract/client';
import { call } from '#platform/http/client.ts';

export type PlayMode = 'real' | 'trial';

export interface LaunchInput {
  readonly nodeId: string;
  readonly vendor: string;
  readonly mode: PlayMode;
  readonly language: string;
}

/** Opens a session with the game's vendor; never cached, never repeated by itself. */
export const launch = (input: LaunchInput, signal?: AbortSignal): Promise<Reply<'launch'>> =>
  call(
    'launch',
    { query: { ...input, backUrl: `${location.origin}/m/home` } },
    { signal, timeout: 30_000 },
  );
