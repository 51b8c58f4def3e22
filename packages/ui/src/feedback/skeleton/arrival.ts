import { useEffect, useState } from 'react';

import { isCalm } from '../../util/motion.ts';

/** A little longer than the fading. */
const moment = 200;

/**
 * Whether what was awaited has just come, so that it fades in. Never where
 * less motion is wanted, nor for what was here from the start.
 */
export function useArrival(busy: boolean): boolean {
  const [before, setBefore] = useState(busy);
  const [arriving, setArriving] = useState(false);
  if (before !== busy) {
    setBefore(busy);
    setArriving(!busy && !isCalm());
  }
  useEffect(() => {
    if (!arriving) return undefined;
    const timer = setTimeout(() => setArriving(false), moment);
    return () => clearTimeout(timer);
  }, [arriving]);
  return arriving;
}
