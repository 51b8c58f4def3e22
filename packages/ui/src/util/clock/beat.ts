/** How often the clock is looked at. */
const beat = 500;

/** Whole seconds until a moment, never below none; the last one is shown to its end. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** Whole seconds since a moment, never below none. */
export const secondsSince = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / 1000));

/** Calls at every beat, and when a tab wakes that slept; until it is told to stop. */
export function atEveryBeat(tell: () => void): () => void {
  const timer = setInterval(tell, beat);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
