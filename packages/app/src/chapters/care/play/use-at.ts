import { useEffect, useEffectEvent } from 'react';
import { onThisClock } from '#kernel/http/platform-clock.ts';

/** Where the platform has not come to a moment that is over here, it is asked again after so long. */
const again = 5_000;

/** A timer of a browser waits no longer than this. */
const longest = 2_000_000_000;

/** Acts at a moment of the platform's; `heard` is when the platform last told it, and 0 before. */
export function useAt(moment: number | null | undefined, heard: number, act: () => void): void {
  const reach = useEffectEvent(act);
  useEffect(() => {
    if (typeof moment !== 'number' || heard === 0) return undefined;
    const left = onThisClock(moment) - Date.now();
    if (left > longest) return undefined;
    const timer = setTimeout(() => reach(), left > 0 ? left + 50 : again);
    return () => clearTimeout(timer);
  }, [moment, heard]);
}
