import { addDays, addMonths, daysIn, read, write, type Day } from './days.ts';

/** Days as `2026-03-09`, both included; either is empty while it is not known. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Where a day lies in a band that has two ends; nowhere in one of a single day. */
export function placeIn(
  { from, to }: DateRange,
  date: string,
): 'first' | 'between' | 'last' | undefined {
  if (!from || !to || from === to || date < from || date > to) return undefined;
  if (date === from) return 'first';
  return date === to ? 'last' : 'between';
}

export const isEnd = ({ from, to }: DateRange, date: string): boolean =>
  date !== '' && (date === from || date === to);

/** The first press begins a range and the second ends it, whichever of the two is the earlier. */
export function withDay({ from, to }: DateRange, date: string): DateRange {
  if (!from || to) return { from: date, to: '' };
  return date < from ? { from: date, to: from } : { from, to: date };
}

const days = (today: string, make: (day: Day) => readonly [Day, Day]): DateRange => {
  const day = read(today);
  if (!day) return { from: '', to: '' };
  const [from, to] = make(day);
  return { from: write(from), to: write(to) };
};

const monthOf = (day: Day): readonly [Day, Day] => [
  { ...day, day: 1 },
  { ...day, day: daysIn(day.year, day.month) },
];

/** Ranges that are asked for often, by the day it is. */
export const usualRanges = {
  today: (today: string) => days(today, (day) => [day, day]),
  yesterday: (today: string) => days(today, (day) => [addDays(day, -1), addDays(day, -1)]),
  /** So many days up to today, which is one of them. */
  last: (count: number) => (today: string) =>
    days(today, (day) => {
      let from = day;
      for (let back = 1; back < count; back++) from = addDays(from, -1);
      return [from, day];
    }),
  thisMonth: (today: string) => days(today, (day) => [{ ...day, day: 1 }, day]),
  lastMonth: (today: string) => days(today, (day) => monthOf(addMonths({ ...day, day: 1 }, -1))),
} as const;

/** A range cut to what may be chosen; empty where nothing of it may. */
export function clipped({ from, to }: DateRange, min: string, max: string): DateRange {
  if (to < min || from > max) return { from: '', to: '' };
  return { from: from < min ? min : from, to: to > max ? max : to };
}
