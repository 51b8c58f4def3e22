import { useEffect, useRef } from 'react';

/** Good news stands for a moment before the page gives way. */
export const moment = 1000;

/** Does something after that moment, unless the page was left by itself. */
export function useLater(): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    timer.current = setTimeout(work, moment);
  };
}
