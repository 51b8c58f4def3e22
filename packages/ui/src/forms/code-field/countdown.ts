/** How often the clock is looked at. */
export const beat = 500;

/** Whole seconds until a moment, never below none; the last one is shown to its end. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
