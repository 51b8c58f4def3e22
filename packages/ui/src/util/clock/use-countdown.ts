import { useCallback, useSyncExternalStore } from 'react';

import { atEveryBeat, secondsUntil } from './beat.ts';

const unknown = (): undefined => undefined;

/**
 * Seconds until a moment, from the clock and not by counting: a tab that slept
 * is right when it wakes. Not known before the page is awake; none without a
 * moment.
 */
export function useCountdown(until: number | undefined): number | undefined {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (until === undefined || secondsUntil(until, Date.now()) === 0) return () => undefined;
      const stop = atEveryBeat(() => {
        tell();
        if (secondsUntil(until, Date.now()) === 0) stop();
      });
      return stop;
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => (until === undefined ? 0 : secondsUntil(until, Date.now())),
    unknown,
  );
}
