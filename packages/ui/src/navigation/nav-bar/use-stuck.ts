import { useEffect, useState, type RefObject } from 'react';

/** Whether a mark at the top of the page has scrolled out of sight. */
export function useStuck(mark: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setStuck(entry !== undefined && !entry.isIntersecting),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark]);
  return stuck;
}
