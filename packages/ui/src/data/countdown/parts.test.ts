import { describe, expect, it } from 'vitest';

import { clockOf, milestoneOf, partsOf, sayTime, wordsOf } from './parts.ts';

const say = (seconds: number): string =>
  partsOf(seconds)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');

describe('a time that is left', () => {
  it.each([
    [200_000, '2 day 7 hour'],
    [86_400, '1 day 0 hour'],
    [86_399, '23 hour 59 minute'],
    [3600, '1 hour 0 minute'],
    [3599, '59 minute 59 second'],
    [59, '0 minute 59 second'],
    [0, '0 minute 0 second'],
  ])('of %i s is %s', (seconds, words) => {
    expect(say(seconds)).toBe(words);
  });

  it('is written by the rules of the language', () => {
    expect(sayTime(200_000, 'en')).toBe('2 days, 7 hours');
    expect(sayTime(86_400, 'en')).toBe('1 day');
    expect(sayTime(0, 'en')).toBe('0 seconds');
    expect(sayTime(59, 'de')).toBe('59 Sekunden');
    expect(sayTime(7200, 'ar-EG')).toContain('ساعتان');
    const figures = wordsOf({ unit: 'hour', count: 7 }, 'en').filter(({ isFigure }) => isFigure);
    expect(figures).toEqual([{ text: '7', isFigure: true }]);
  });

  it('is written as on a clock, in the figures of the language', () => {
    expect([0, 9, 61, 3599, 3600, 90_061].map((seconds) => clockOf(seconds, 'en'))).toEqual([
      '00:00',
      '00:09',
      '01:01',
      '59:59',
      '01:00:00',
      '25:01:01',
    ]);
    expect(clockOf(61, 'ar-EG')).toBe('٠١:٠١');
  });

  it('is worth a word when the last day, hour, five minutes and minute begin, and when it ends', () => {
    expect([90_000, 86_400, 3601, 3600, 301, 300, 61, 60, 1, 0].map(milestoneOf)).toEqual([
      undefined,
      86_400,
      86_400,
      3600,
      3600,
      300,
      300,
      60,
      60,
      0,
    ]);
  });
});
