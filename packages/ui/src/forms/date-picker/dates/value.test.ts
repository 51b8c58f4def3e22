import { describe, expect, it } from 'vitest';

import {
  boundsOf,
  dayOf,
  nameValue,
  readTime,
  startOf,
  usual,
  valueOf,
  writeTime,
} from './value.ts';

const day = { year: 2026, month: 3, day: 9 };

describe('values', () => {
  it('range from 2000 to 2030 unless told (part of CO-07)', () => {
    expect(boundsOf()).toEqual({ min: '2000-01-01', max: '2030-12-31' });
    expect(usual.max).toBe('2030-12-31');
  });

  it('take bounds of every shape', () => {
    expect(boundsOf('1900', '2026')).toEqual({ min: '1900-01-01', max: '2026-12-31' });
    expect(boundsOf('1900-05', '2026-02')).toEqual({ min: '1900-05-01', max: '2026-02-28' });
    expect(boundsOf('2026-01-01T08:00', '2026-02-01T08:00')).toEqual({
      min: '2026-01-01',
      max: '2026-02-01',
    });
  });

  it('are as long as their mode needs', () => {
    expect(valueOf('date', day)).toBe('2026-03-09');
    expect(valueOf('month', day)).toBe('2026-03');
    expect(valueOf('year', day)).toBe('2026');
    expect(dayOf('month', '2026-03')).toEqual({ year: 2026, month: 3, day: 1 });
    expect(dayOf('year', 'soon')).toBeUndefined();
  });

  it('read times', () => {
    expect(readTime('2026-03-09T08:05')).toEqual({ hour: 8, minute: 5 });
    expect(readTime('24:00')).toBeUndefined();
    expect(writeTime({ hour: 8, minute: 5 })).toBe('08:05');
  });

  it('open at the value, at today, or at the nearest day allowed', () => {
    const bounds = { today: '2026-11-21', min: '1900-01-01', max: '2026-12-31' };
    expect(startOf('date', '1990-06-15', bounds)).toEqual({ year: 1990, month: 6, day: 15 });
    expect(startOf('date', '', bounds)).toEqual({ year: 2026, month: 11, day: 21 });
    expect(startOf('date', '', { ...bounds, max: '2008-12-31' }).year).toBe(2008);
  });

  it.each([
    ['date', '2026-03-09', 'March 9, 2026'],
    ['month', '2026-03', 'March 2026'],
    ['year', '2026', '2026'],
    ['time', '20:05', '8:05 PM'],
    ['datetime', '2026-03-09T20:05', 'Mar 9, 2026, 8:05 PM'],
    ['date', 'soon', ''],
    ['datetime', '2026-03-09', ''],
  ] as const)('%s %s reads “%s”', (mode, value, words) => {
    expect(nameValue(mode, value, 'en').replaceAll('\u202F', ' ')).toBe(words);
  });
});
