import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { paced } from './paced.ts';

/** How near the end of the list has to be, and how often more may be asked for. */
export const endMargin = 300;
export const endInterval = 1000;

/**
 * Watches the end of a list and asks for more while it is near and nothing is on its way.
 * What came may have come so quickly that nobody ever saw it on its way: another `content` asks, too.
 */
export function useEnd(
  end: RefObject<HTMLElement | null>,
  onEnd: (() => void) | undefined,
  busy: boolean,
  content: unknown,
): void {
  const [near, setNear] = useState(false);
  const call = useRef(onEnd);
  const pace = useRef<ReturnType<typeof paced>>(undefined);
  useEffect(() => {
    call.current = onEnd;
  });
  useEffect(() => {
    pace.current = paced(() => call.current?.(), endInterval);
  }, []);

  const wanted = onEnd !== undefined;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !wanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${endMargin}px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [end, wanted]);

  const standing = useMemo(
    () => ({ content, asks: near && wanted && !busy }),
    [content, near, wanted, busy],
  );
  useEffect(() => {
    const current = pace.current;
    if (standing.asks) current?.ask();
    return () => current?.cancel();
  }, [standing]);
}
