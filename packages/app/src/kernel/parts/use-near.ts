import { startTransition, useEffect, useState, type RefObject } from 'react';
import { standsStill, whenQuiet } from './when-quiet.ts';

/**
 * Whether an element has come within a screen of sight; from then on for good. While the
 * first page stands still it has to be in sight: nobody is on the way to it yet. Where
 * it is to be is not known before it is placed.
 */
export function useNear(ref: RefObject<Element | null>, placed = true): boolean {
  const [isNear, setNear] = useState(false);
  const [isStill, setStill] = useState(standsStill);
  useEffect(() => (isStill ? whenQuiet(() => setStill(false)) : undefined), [isStill]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !placed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setNear(true));
      },
      { rootMargin: isStill ? '0%' : '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isStill, placed]);
  return isNear;
}
