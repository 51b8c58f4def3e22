import { describe, expect, it } from 'vitest';

import { clipped, isEnd, placeIn, usualRanges, withDay } from './range.ts';

const none = { from: '', to: '' };
const march = { from: '2026-03-09', to: '2026-03-12' };

describe('a range of days', () => {
  it('begins with one press and ends with the next, in either order', () => {
    const begun = withDay(none, '2026-03-09');
    expect(begun).toEqual({ from: '2026-03-09', to: '' });
    expect(withDay(begun, '2026-03-12')).toEqual(march);
    expect(withDay(begun, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-09' });
    expect(withDay(begun, '2026-03-09')).toEqual({ from: '2026-03-09', to: '2026-03-09' });
  });

  it('begins anew once it is whole', () => {
    expect(withDay(march, '2026-04-01')).toEqual({ from: '2026-04-01', to: '' });
  });

  it('knows what lies at its ends and between them', () => {
    const places = ['08', '09', '10', '12', '13'].map((day) => placeIn(march, `2026-03-${day}`));
    expect(places).toEqual([undefined, 'first', 'between', 'last', undefined]);
    expect(placeIn({ from: '2026-03-09', to: '2026-03-09' }, '2026-03-09')).toBeUndefined();
    expect(isEnd(march, '2026-03-12')).toBe(true);
    expect(isEnd(none, '')).toBe(false);
  });

  it('is cut to what may be chosen', () => {
    expect(clipped(march, '2026-03-10', '2026-03-11')).toEqual({
      from: '2026-03-10',
      to: '2026-03-11',
    });
    expect(clipped(march, '2026-04-01', '2026-05-01')).toEqual(none);
  });
});

describe('usual ranges', () => {
  it.each([
    ['today', usualRanges.today, '2026-03-01', '2026-03-01'],
    ['yesterday', usualRanges.yesterday, '2026-02-28', '2026-02-28'],
    ['seven days', usualRanges.last(7), '2026-02-23', '2026-03-01'],
    ['this month', usualRanges.thisMonth, '2026-03-01', '2026-03-01'],
    ['the month before', usualRanges.lastMonth, '2026-02-01', '2026-02-28'],
  ])('are right on the first of March: %s', (_name, range, from, to) => {
    expect(range('2026-03-01')).toEqual({ from, to });
  });

  it('go over the end of a year, from the last of a long month too', () => {
    expect(usualRanges.lastMonth('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(usualRanges.yesterday('2026-01-01').from).toBe('2025-12-31');
  });
});
