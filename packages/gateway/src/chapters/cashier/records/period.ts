import { dayIn, isDay } from '../../../kernel/time/days.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/** Days as `YYYY-MM-DD`, both in it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const FOREVER = '2000-01-01';
const DAY = 86_400_000;

/** Whole days in the merchant's time zone, the last one counted. */
export function periodOf(
  { timeZone }: Merchant,
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  now: number,
): Period {
  for (const [field, day] of Object.entries({ startDate, endDate })) {
    if (day !== undefined && !isDay(day)) throw invalid(field, 'pattern');
  }
  const from = startDate ?? FOREVER;
  const to = endDate ?? dayIn(timeZone, now + DAY);
  if (from > to) throw invalid('endDate', 'minimum');
  return { from, to };
}

export const invalid = (field: string, code: string) =>
  new Refusal('request.invalid', { errors: [{ field, code }] });
