import { useEffect, type RefObject } from 'react';

/** Tells when somebody points at an element or has the focus in it, and when no more. */
export function useHold(ref: RefObject<HTMLElement | null>, tell: (held: boolean) => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const hold = (): void => tell(true);
    const release = (): void => tell(false);
    const listeners = [
      ['pointerenter', hold],
      ['pointerleave', release],
      ['focusin', hold],
      ['focusout', release],
    ] as const;
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
      release();
    };
  }, [ref, tell]);
}
