import { useState } from 'react';

/**
 * One rule for all that hold a value: whoever gives `value` keeps it, and
 * without one the part keeps its own, which begins as `defaultValue` says.
 * Either way every change is told (ADR 63).
 */
export function useOwn<Value>(
  value: Value | undefined,
  first: Value,
  onValueChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (next: Value): void => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [value ?? own, change];
}
