import { useCallback, type Ref } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) {
    ref.current = value;
    return () => void (ref.current = null);
  }
  return undefined;
}

/** One ref for a component's own use and for its caller's. */
export const useMergedRef = <T>(own: Ref<T>, outer: Ref<T> | undefined) =>
  useCallback(
    (value: T | null) => {
      const cleanups = [assign(own, value), assign(outer, value)];
      return () => cleanups.forEach((cleanup) => cleanup?.());
    },
    [own, outer],
  );
