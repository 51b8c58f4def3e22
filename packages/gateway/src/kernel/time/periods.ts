import { dayIn, daysOn, nextDay, startOfDay } from './days.ts';

/** What a limit counts over: a day, a week from Monday, a month, each of the calendar. */
export type LimitPeriod = '24h' | '7d' | '1m';

export interface PeriodWindow {
  /** Days of the merchant, as `YYYY-MM-DD`, both among those that count. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The moment from which nothing of it counts any more. */
  readonly resetAt: number;
}

/** The Monday of the week that a day is in. */
export function startOfWeek(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysOn(day, -sinceMonday);
}

export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

const first: Readonly<Record<LimitPeriod, (day: string) => string>> = {
  '24h': (day) => day,
  '7d': startOfWeek,
  '1m': startOfMonth,
};

const last: Readonly<Record<LimitPeriod, (firstDay: string) => string>> = {
  '24h': (day) => day,
  '7d': (monday) => daysOn(monday, 6),
  // The longest month has 31 days, so that the 32nd is always in the next one.
  '1m': (firstDay) => daysOn(startOfMonth(daysOn(firstDay, 31)), -1),
};

/** The period that is running somewhere at a moment. */
export function windowOf(timeZone: string, period: LimitPeriod, at: number): PeriodWindow {
  const firstDay = first[period](dayIn(timeZone, at));
  const lastDay = last[period](firstDay);
  return { firstDay, lastDay, resetAt: startOfDay(timeZone, nextDay(lastDay)) };
}
