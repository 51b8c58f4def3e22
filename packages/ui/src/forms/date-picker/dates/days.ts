/**
 * Dates as the calendar writes them, without a clock or a zone: `2026-03-01`.
 * Text of this shape sorts as time does.
 */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

export const write = ({ year, month, day }: Day): string =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysIn = (year: number, month: number): number => {
  if (month === 2) return leap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Reads the start of `2026-03-01T08:30` too; what is no date is none. */
export function read(text: string): Day | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return real ? { year, month, day } : undefined;
}

/** Days since the first of March of the year 0: a year then ends with its leap day. */
const count = ({ year, month, day }: Day): number => {
  const since = month > 2 ? year : year - 1;
  const past = (month + 9) % 12;
  const before = Math.floor((153 * past + 2) / 5);
  return (
    since * 365 +
    Math.floor(since / 4) -
    Math.floor(since / 100) +
    Math.floor(since / 400) +
    before +
    day -
    1
  );
};

/** 0 is Sunday; the first of March of the year 0 was a Wednesday. */
export const weekday = (date: Day): number => (count(date) + 3) % 7;

/** The same day of another month, or its last where the month is shorter. */
export function addMonths(date: Day, by: number): Day {
  const index = date.year * 12 + date.month - 1 + by;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(date.day, daysIn(year, month)) };
}

export function addDays(date: Day, by: number): Day {
  const day = date.day + by;
  if (day < 1) {
    const before = addMonths({ ...date, day: 1 }, -1);
    return addDays({ ...before, day: daysIn(before.year, before.month) }, day);
  }
  const length = daysIn(date.year, date.month);
  if (day <= length) return { ...date, day };
  return addDays(addMonths({ ...date, day: 1 }, 1), day - length - 1);
}

/** The weeks of a month; places before the first and after the last are empty. */
export function weeksOf(year: number, month: number, first: number): (Day | undefined)[][] {
  const lead = (weekday({ year, month, day: 1 }) - first + 7) % 7;
  const length = daysIn(year, month);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_row, row) =>
    Array.from({ length: 7 }, (_column, column) => {
      const day = row * 7 + column - lead + 1;
      return day >= 1 && day <= length ? { year, month, day } : undefined;
    }),
  );
}

/** The nearest that lies within; all as text. */
export const within = (text: string, min: string, max: string): string => {
  if (text < min) return min;
  return text > max ? max : text;
};
