import { compareDecimals } from '../../foundations/money/index.ts';

/** What a new limit is beside the one that holds: stricter, looser, the same, or none at all. */
export type LimitChange = 'lower' | 'raise' | 'same' | 'none';

/** A limit where there was none is stricter than none. */
export function changeOf(current: string | null, next: string): LimitChange {
  if (next === '' || compareDecimals(next, '0') <= 0) return 'none';
  if (current === null) return 'lower';
  const way = compareDecimals(next, current);
  if (way === 0) return 'same';
  return way < 0 ? 'lower' : 'raise';
}
