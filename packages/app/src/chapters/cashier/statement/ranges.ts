import { usualRanges } from '@livery/ui/date-range-picker';
import type { RecordDays } from '#kernel/time/record-days.ts';

/** The same day of an earlier month, or the last that month has. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)));
  return found.toISOString().slice(0, 10);
}

const mostMonths = 12;

/** The platform gives no statement of so many days at once. */
export const isTooLong = ({ startDate, endDate }: RecordDays): boolean =>
  startDate < monthsBefore(endDate, mostMonths);

const back = (months: number) => (today: string) => ({
  startDate: monthsBefore(today, months),
  endDate: today,
});

/** The days that are looked at most, by the day it is. */
export const ranges = {
  month: (today: string): RecordDays => {
    const { from, to } = usualRanges.last(30)(today);
    return { startDate: from, endDate: to };
  },
  quarter: back(3),
  year: back(mostMonths),
} as const;

export type RangeName = keyof typeof ranges;

/** Which of them these days are; none where somebody chose others. */
export const rangeOf = (days: RecordDays, today: string): RangeName | undefined =>
  (Object.keys(ranges) as RangeName[]).find((name) => {
    const { startDate, endDate } = ranges[name](today);
    return startDate === days.startDate && endDate === days.endDate;
  });
