import { useCallback, useSyncExternalStore } from 'react';

import { beat, secondsUntil } from './countdown.ts';

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
      const timer = setInterval(() => {
        tell();
        if (secondsUntil(until, Date.now()) === 0) clearInterval(timer);
      }, beat);
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => (until === undefined ? 0 : secondsUntil(until, Date.now())),
    unknown,
  );
}
