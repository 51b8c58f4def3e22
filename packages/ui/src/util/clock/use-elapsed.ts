import { useCallback, useSyncExternalStore } from 'react';

import { atEveryBeat, secondsSince } from './beat.ts';

const none = (): number => 0;

/**
 * Whole seconds since a moment, from the clock and not by counting: a tab that
 * slept is right when it wakes. None without a moment, and none before the page
 * is awake.
 */
export function useElapsed(since: number | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => (since === undefined ? () => undefined : atEveryBeat(tell)),
    [since],
  );
  return useSyncExternalStore(
    subscribe,
    () => (since === undefined ? 0 : secondsSince(since, Date.now())),
    none,
  );
}
