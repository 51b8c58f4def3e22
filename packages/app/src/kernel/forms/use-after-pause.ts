import { useEffect, useRef } from 'react';

/** Good news stands for a moment before the page gives way. */
export const successPause = 1000;

/** Does something after that pause, unless the page was left by itself. */
export function useAfterPause(): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    timer.current = setTimeout(work, successPause);
  };
}
