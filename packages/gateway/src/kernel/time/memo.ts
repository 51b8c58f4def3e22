import type { Clock } from './clock.ts';

const MOST_KEPT = 200;

/** Asks once for whoever asks at about the same time; what failed is not kept. */
export function memoFor<T>(clock: Clock, life: number) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known !== undefined && known.until > clock()) return known.value;
    const value = ask();
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { until: clock() + life, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
