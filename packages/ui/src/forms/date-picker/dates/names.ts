import type { Day } from './days.ts';

/** A day as a moment, only ever to be shown in the zone it was made in. */
const moment = ({ year, month, day }: Day): Date => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const format = (locale: string, date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options }).format(
    date,
  );

export const nameDay = (locale: string, day: Day): string =>
  format(locale, moment(day), { dateStyle: 'full' });

export const nameMonth = (locale: string, year: number, month: number): string =>
  format(locale, moment({ year, month, day: 1 }), { month: 'long', year: 'numeric' });

export const nameYear = (locale: string, year: number): string =>
  format(locale, moment({ year, month: 6, day: 15 }), { year: 'numeric' });

export const monthNames = (locale: string, length: 'short' | 'long' = 'short'): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    format(locale, moment({ year: 2026, month: index + 1, day: 1 }), { month: length }),
  );

export type DayPart = keyof Day;

const isPart = (type: string): type is DayPart => ['year', 'month', 'day'].includes(type);

/** The parts of a day in the order in which the language writes them. */
export const dayParts = (locale: string): DayPart[] =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'long' })
    .formatToParts(moment({ year: 2026, month: 3, day: 1 }))
    .map(({ type }) => type)
    .filter(isPart);

/** What a part of a day or of a time is called. */
export const partName = (locale: string, part: DayPart | 'hour' | 'minute'): string =>
  new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(part) ?? part;

/** From the first day of the week on; the first of March 2026 was a Sunday. */
export const weekdayNames = (locale: string, first: number): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, index) => {
    const date = moment({ year: 2026, month: 3, day: 1 + ((first + index) % 7) });
    return {
      short: format(locale, date, { weekday: 'narrow' }),
      long: format(locale, date, { weekday: 'long' }),
    };
  });

const clock = (hour: number, minute: number): Date => new Date(Date.UTC(2026, 2, 1, hour, minute));

export const nameHour = (locale: string, hour: number): string =>
  format(locale, clock(hour, 0), { hour: 'numeric' });

export const nameMinute = (locale: string, minute: number): string =>
  new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(minute);

export const nameTime = (locale: string, hour: number, minute: number): string =>
  format(locale, clock(hour, minute), { timeStyle: 'short' });

export const nameMoment = (locale: string, day: Day, hour: number, minute: number): string => {
  const date = moment(day);
  date.setUTCHours(hour, minute);
  return format(locale, date, { dateStyle: 'medium', timeStyle: 'short' });
};

export const nameDate = (locale: string, day: Day): string =>
  format(locale, moment(day), { dateStyle: 'long' });

/** From one day to another, with what they have in common said once. */
export const nameRange = (locale: string, from: Day, to: Day): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    dateStyle: 'medium',
  }).formatRange(moment(from), moment(to));
