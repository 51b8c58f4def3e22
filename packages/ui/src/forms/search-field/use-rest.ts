import { useEffect, useMemo } from 'react';

/** Does something once nothing has begun anew for so long; what waits ends with the part. */
export function useRest(delay: number) {
  const rest = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const begin = (act: () => void): void => {
      stop();
      timer = setTimeout(act, delay);
    };
    return { begin, stop };
  }, [delay]);
  useEffect(() => rest.stop, [rest]);
  return rest;
}
