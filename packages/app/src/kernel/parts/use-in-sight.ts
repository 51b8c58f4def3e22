import { startTransition, useEffect, useState } from 'react';
import { standsStill, whenQuiet } from './when-quiet.ts';

/** The phone that counts are told for, in its own pixels. */
const phone = 390 * 844;

/** A larger screen shows more of the same. */
const onThisScreen = (count: number): number =>
  Math.ceil(count * Math.max(1, (innerWidth * innerHeight) / phone));

/**
 * How many of a list of `all` are drawn: as many as are in sight while the first page stands
 * still, and the others in steps once somebody is there, between which the page can be touched.
 * A page that is opened later, or come back to, has all of them at once. The count is that of a
 * usual phone (ADR 105).
 */
export function useInSight(count: number, all: number): number {
  const [most, setMost] = useState(() =>
    standsStill() ? onThisScreen(count) : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    if (most === Number.POSITIVE_INFINITY) return undefined;
    const next = most + count;
    const more = (): void => setMost(next < all ? next : Number.POSITIVE_INFINITY);
    return whenQuiet(() => startTransition(more));
  }, [most, count, all]);
  return most;
}
