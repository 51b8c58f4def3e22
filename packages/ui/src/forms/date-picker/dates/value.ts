import { daysIn, read, within, write, type Day } from './days.ts';
import { nameDate, nameMoment, nameMonth, nameTime, nameYear } from './names.ts';

export type DateMode = 'datetime' | 'date' | 'time' | 'month' | 'year';

/** What may be chosen where nobody says otherwise. */
export const usual = { min: '2000-01-01', max: '2030-12-31' } as const;

export interface Time {
  readonly hour: number;
  readonly minute: number;
}

const pad = (value: number): string => String(value).padStart(2, '0');

export const writeTime = ({ hour, minute }: Time): string => `${pad(hour)}:${pad(minute)}`;

export function readTime(text: string): Time | undefined {
  const parts = /(?:^|T)([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return parts ? { hour: Number(parts[1]), minute: Number(parts[2]) } : undefined;
}

/** A day for a value of any mode: `2026` and `2026-03` are their first days. */
export function dayOf(mode: DateMode, value: string): Day | undefined {
  if (mode === 'year') return read(`${value}-01-01`);
  if (mode === 'month') return read(`${value}-01`);
  return mode === 'time' ? undefined : read(value);
}

/** A day as a value of a mode that has no time. */
export const valueOf = (mode: DateMode, day: Day): string => {
  const text = write(day);
  if (mode === 'year') return text.slice(0, 4);
  return mode === 'month' ? text.slice(0, 7) : text;
};

/** The last day of a year or of a month that was given as such. */
function lastDay(text: string): string {
  if (text.length >= 10) return text.slice(0, 10);
  const month = text.length === 4 ? `${text}-12` : text;
  const [year = 0, of = 1] = month.split('-').map(Number);
  return `${month}-${daysIn(year, of)}`;
}

/** Bounds as days, whatever they were given as. */
export const boundsOf = (min: string = usual.min, max: string = usual.max) => ({
  min: `${min}${'-01-01'.slice(min.length - 4)}`.slice(0, 10),
  max: lastDay(max),
});

/** The day a calendar opens at: the value's, or today, or the nearest one allowed. */
export const startOf = (
  mode: DateMode,
  value: string,
  { today, min, max }: { today: string; min: string; max: string },
): Day => {
  const day = dayOf(mode, value);
  return read(within(day ? write(day) : today, min, max)) ?? { year: 2000, month: 1, day: 1 };
};

/** A value in words, as the closed field shows it. */
export function nameValue(mode: DateMode, value: string, locale: string): string {
  const time = readTime(value);
  if (mode === 'time') return time ? nameTime(locale, time.hour, time.minute) : '';
  const day = dayOf(mode, value);
  if (!day) return '';
  if (mode === 'year') return nameYear(locale, day.year);
  if (mode === 'month') return nameMonth(locale, day.year, day.month);
  if (mode === 'date') return nameDate(locale, day);
  return time ? nameMoment(locale, day, time.hour, time.minute) : '';
}
