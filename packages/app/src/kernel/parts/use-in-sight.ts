import { startTransition, useEffect, useState } from 'react';
import { standsStill, whenQuiet } from './when-quiet.ts';

/**
 * How many of a list are drawn: as many as are in sight while the first page stands
 * still, and all of them once somebody is there. A page that is opened later, or
 * come back to, has all of them at once.
 */
export function useInSight(count: number): number {
  const [most, setMost] = useState(() => (standsStill() ? count : Number.POSITIVE_INFINITY));
  useEffect(
    () =>
      most === Number.POSITIVE_INFINITY
        ? undefined
        : whenQuiet(() => startTransition(() => setMost(Number.POSITIVE_INFINITY))),
    [most],
  );
  return most;
}
