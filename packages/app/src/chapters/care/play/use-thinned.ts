import { useCallback, useEffect, useRef } from 'react';

/** Acts at once, and then no sooner than a while after; all that is asked for meanwhile is one act. */
export function useThinned(act: () => void, spacing: number): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => () => {
      clearTimeout(waits.current);
      waits.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (waits.current !== undefined) return;
    const go = (): void => {
      waits.current = undefined;
      last.current = Date.now();
      latest.current();
    };
    const left = last.current + spacing - Date.now();
    if (left <= 0) go();
    else waits.current = setTimeout(go, left);
  }, [spacing]);
}
