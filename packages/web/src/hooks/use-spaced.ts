import { useEffect, useRef, useState } from 'react';

/** The value once it has rested, and no sooner than a while after the one before. */
export function useSpaced<T>(value: T, rest: number, spacing: number): T {
  const [taken, take] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    last.current = Date.now();
  }, []);
  useEffect(() => {
    if (value === taken) return undefined;
    const left = last.current + spacing - Date.now();
    const timer = setTimeout(
      () => {
        last.current = Date.now();
        take(value);
      },
      Math.max(rest, left),
    );
    return () => clearTimeout(timer);
  }, [value, taken, rest, spacing]);
  return taken;
}
