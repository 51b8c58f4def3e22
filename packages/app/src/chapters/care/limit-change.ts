import { compareDecimals } from '@livery/ui/money';

/** What another amount makes of a limit; there is none yet where it is undefined. */
export function changeOf(
  limit: string | undefined,
  amount: string,
): 'none' | 'same' | 'stricter' | 'looser' {
  if (!/^\d+(\.\d+)?$/.test(amount)) return 'none';
  if (limit === undefined) return 'stricter';
  const order = compareDecimals(amount, limit);
  if (order === 0) return 'same';
  return order < 0 ? 'stricter' : 'looser';
}
