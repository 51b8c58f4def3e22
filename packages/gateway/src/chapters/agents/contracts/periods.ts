import { dayBefore, nextDay } from '../../../kernel/time/days.ts';

/** How long what is reckoned at once is. Hours begin and end with their day. */
export type Periods = 'hour' | 'day' | 'half' | 'month';

interface PeriodSpan {
  readonly from: string;
  readonly to: string;
}

const MIDDLE = 15;

/** The days that are reckoned together with one. */
export function spanOf(periods: Periods, day: string): PeriodSpan {
  if (periods === 'hour' || periods === 'day') return { from: day, to: day };
  const month = day.slice(0, 8);
  const [first, last] = [`${month}01`, lastOfMonth(day)];
  if (periods === 'month') return { from: first, to: last };
  return Number(day.slice(8)) <= MIDDLE
    ? { from: first, to: `${month}${MIDDLE}` }
    : { from: `${month}${MIDDLE + 1}`, to: last };
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayBefore(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}

/** The first day that is reckoned after the period of one. */
export const nextStart = (periods: Periods, day: string): string =>
  nextDay(spanOf(periods, day).to);
