import { describe, expect, it } from 'vitest';

import { addDays, addMonths, daysIn, read, weekday, weeksOf, within, write } from './days.ts';

const day = (text: string) => read(text) ?? { year: 0, month: 0, day: 0 };

describe('reading and writing', () => {
  it('is the same text again', () => {
    expect(write(day('2026-03-01'))).toBe('2026-03-01');
    expect(write(day('1900-12-31T23:59'))).toBe('1900-12-31');
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-3-1', 'today', '2026-03-01Z'])(
    'takes “%s” for no date',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('the calendar', () => {
  it('knows leap years', () => {
    expect(daysIn(2000, 2)).toBe(29);
    expect(daysIn(1900, 2)).toBe(28);
    expect(daysIn(2028, 2)).toBe(29);
    expect(daysIn(2026, 2)).toBe(28);
    expect(daysIn(2026, 11)).toBe(30);
  });

  it('agrees with the clock of the machine on every day of two centuries', () => {
    let date = day('1899-12-31');
    const ours: string[] = [];
    const clock: string[] = [];
    for (let at = Date.UTC(1899, 11, 31); at < Date.UTC(2101, 0, 1); at += 86_400_000) {
      const now = new Date(at);
      ours.push(`${write(date)} ${weekday(date)}`);
      clock.push(`${now.toISOString().slice(0, 10)} ${now.getUTCDay()}`);
      date = addDays(date, 1);
    }
    expect(ours).toEqual(clock);
    expect(write(date)).toBe('2101-01-01');
  });

  it('goes back as it goes forth', () => {
    expect(write(addDays(day('2026-03-01'), -1))).toBe('2026-02-28');
    expect(write(addDays(day('2026-01-01'), -7))).toBe('2025-12-25');
    expect(write(addDays(day('2025-12-25'), 400))).toBe('2027-01-29');
  });

  it('keeps the day of the month, or takes the last', () => {
    expect(write(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
    expect(write(addMonths(day('2026-01-31'), -2))).toBe('2025-11-30');
    expect(write(addMonths(day('2028-02-29'), -12))).toBe('2027-02-28');
    expect(write(addMonths(day('2026-06-15'), 120))).toBe('2036-06-15');
  });
});

describe('the weeks of a month', () => {
  it('begin on the day that the locale begins with', () => {
    const sunday = weeksOf(2026, 3, 0);
    expect(sunday[0]?.[0]).toEqual(day('2026-03-01'));
    const monday = weeksOf(2026, 3, 1);
    expect(monday[0]?.slice(0, 6)).toEqual(Array.from({ length: 6 }));
    expect(monday[0]?.[6]).toEqual(day('2026-03-01'));
  });

  it('hold each day once, in four to six rows', () => {
    expect(weeksOf(2026, 2, 0)).toHaveLength(4);
    expect(weeksOf(2026, 8, 0)).toHaveLength(6);
    expect(weeksOf(2026, 8, 6).flat().filter(Boolean)).toHaveLength(31);
  });
});

it('stays within', () => {
  expect(within('1999-05-05', '2000-01-01', '2030-12-31')).toBe('2000-01-01');
  expect(within('2031-01-01', '2000-01-01', '2030-12-31')).toBe('2030-12-31');
  expect(within('2026-01-01', '2000-01-01', '2030-12-31')).toBe('2026-01-01');
});
