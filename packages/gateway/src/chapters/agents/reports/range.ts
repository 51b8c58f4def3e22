import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, isDay, nextDay } from '../../../kernel/time/days.ts';

/** Of a report, whoever asks for it. */
const MOST_DAYS = 92;
const DAY = 86_400_000;

interface AskedDays {
  readonly startDate?: string;
  readonly endDate?: string;
}

/** Each day of a range in the merchant’s time zone, both ends counted; today where nothing is said. */
export function daysAsked(
  { timeZone }: Merchant,
  { startDate, endDate }: AskedDays,
  now: number,
): readonly string[] {
  for (const [field, day] of Object.entries({ startDate, endDate })) {
    if (day !== undefined && !isDay(day)) throw invalid(field, 'pattern');
  }
  const to = endDate ?? dayIn(timeZone, now);
  const from = startDate ?? endDate ?? to;
  if (from > to) throw invalid('endDate', 'minimum');
  if ((Date.parse(to) - Date.parse(from)) / DAY >= MOST_DAYS) throw new Refusal('range.too_wide');
  const days = [from];
  for (let day = from; day < to;) days.push((day = nextDay(day)));
  return days;
}

const invalid = (field: string, code: string): Refusal =>
  new Refusal('request.invalid', { errors: [{ field, code }] });
