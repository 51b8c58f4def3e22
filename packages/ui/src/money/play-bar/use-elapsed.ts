import { useCallback, useSyncExternalStore } from 'react';

/** How often the clock is looked at. */
const beat = 500;

const none = (): number => 0;

/**
 * Whole seconds since a moment, from the clock and not by counting: a tab that
 * slept is right when it wakes. None without a moment, and none before the page
 * is awake.
 */
export function useElapsed(since: number | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (since === undefined) return () => undefined;
      const timer = setInterval(tell, beat);
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [since],
  );
  return useSyncExternalStore(
    subscribe,
    () => (since === undefined ? 0 : Math.max(0, Math.floor((Date.now() - since) / 1000))),
    none,
  );
}
