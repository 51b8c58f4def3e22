import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface NearProps {
  /** In the measure of what comes. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A part far down a long page, which is not asked for until it comes near. */
export function Near({ room, children }: NearProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={mark}>{room}</div>;
}
