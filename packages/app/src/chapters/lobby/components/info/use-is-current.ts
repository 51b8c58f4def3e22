import { useEffect, useState } from 'react';
import { platformNow } from '#kernel/http/platform-clock.ts';

/** A figure that nobody has confirmed for this long is none any more: four questions went unanswered. */
const BOUND = 60_000;

/** Whether what was reckoned then still stands; it ceases by itself. */
export function useIsCurrent(reckonedAt: number | undefined): boolean {
  const isNow = () => reckonedAt !== undefined && platformNow() - reckonedAt < BOUND;
  const [, look] = useState(0);
  useEffect(() => {
    if (reckonedAt === undefined) return undefined;
    const left = reckonedAt + BOUND - platformNow();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look((times) => times + 1), left + 1);
    return () => clearTimeout(timer);
  }, [reckonedAt]);
  return isNow();
}
