const MINUTE = 60_000;
/** After how long what is under way is looked after when no news come, the last again and again. */
const waits = [10_000, 30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE] as const;
const LONGEST = 1_440 * MINUTE;

export const nextCheck = (checks: number, now: number): Date =>
  new Date(now + (waits[Math.min(checks, waits.length - 1)] ?? LONGEST));
