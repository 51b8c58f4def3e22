const SECOND = 1_000;
const MINUTE = 60_000;

/** As long as a call to a provider may take, and longer. What a killed process held is free after it. */
export const LEASE = 30_000;

/** After how long what is under way is looked after when no news come, the last again and again. */
const waits = [10_000, 30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE] as const;
const LONGEST = 1_440 * MINUTE;

/** What runs out before that is looked after once it has: what was reserved for it is given back then. */
export function nextCheck(checks: number, now: number, expiresAt?: Date | null): Date {
  const next = now + (waits[Math.min(checks, waits.length - 1)] ?? LONGEST);
  const over = expiresAt ? expiresAt.getTime() + SECOND : next;
  return new Date(over > now ? Math.min(over, next) : next);
}
