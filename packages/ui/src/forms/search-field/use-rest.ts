import { useCallback, useEffect, useRef } from 'react';

/** Does something once nothing has begun anew for so long; what waits ends with the part. */
export function useRest(delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const begin = useCallback(
    (act: () => void) => {
      stop();
      timer.current = setTimeout(act, delay);
    },
    [delay, stop],
  );
  useEffect(() => stop, [stop]);
  return { begin, stop };
}
