import { isDay, nextDay, startOfDay } from '../../../kernel/days.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

export interface Period {
  readonly from: number;
  /** Not itself in it. */
  readonly to: number;
}

const FOREVER = Date.UTC(2000, 0, 1);
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
  const from = startDate === undefined ? FOREVER : startOfDay(timeZone, startDate);
  const to = endDate === undefined ? now + DAY : startOfDay(timeZone, nextDay(endDate));
  if (from >= to) throw invalid('endDate', 'minimum');
  return { from, to };
}

const invalid = (field: string, code: string) =>
  new Refusal('request.invalid', { errors: [{ field, code }] });
