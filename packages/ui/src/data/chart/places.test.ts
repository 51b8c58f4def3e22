import { describe, expect, it } from 'vitest';

import { alongLine, extentOf, inBands, named, nearestTo, outstanding } from './places.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

describe('points', () => {
  it('have bands of one width', () => {
    expect(inBands(['a', 'b'])).toEqual([0.25, 0.75]);
  });

  it('lie as far apart as they were', () => {
    expect(alongLine([day(1), day(2), day(5)])).toEqual([0, 0.25, 1]);
  });

  it('lie at equal distances where they are names, or all at one time', () => {
    expect(alongLine(['a', 'b', 'c'])).toEqual([0, 0.5, 1]);
    expect(alongLine([day(1), day(1)])).toEqual([0, 1]);
    expect(alongLine([day(1)])).toEqual([0.5]);
  });

  it('are found by the finger nearest to them', () => {
    expect(nearestTo([0, 0.25, 1], 0.6)).toBe(1);
    expect(nearestTo([0, 0.25, 1], 0.7)).toBe(2);
    expect(nearestTo([], 0.7)).toBe(0);
  });

  it('are named at equal steps, the last among them', () => {
    expect(named(4, 6)).toEqual([0, 1, 2, 3]);
    expect(named(30, 4)).toEqual([5, 13, 21, 29]);
    expect(named(1000, 3).at(-1)).toBe(999);
    expect(named(3, 0)).toEqual([2]);
  });
});

describe('values', () => {
  it('are all drawn where there is room, and else those that stand out', () => {
    expect(outstanding([1, 5, -7, 2], 4)).toEqual([0, 1, 2, 3]);
    expect(outstanding([1, 5, -7, 2], 2)).toEqual([1, 2]);
    expect(outstanding([null, 3, 0], 1)).toEqual([1]);
  });

  it('reach from the least to the most', () => {
    expect(extentOf([[3, null, 8], [5]], false)).toEqual([3, 8]);
    expect(extentOf([[3, -2]], true)).toEqual([-2, 3]);
    expect(extentOf([[3, 8]], true)).toEqual([0, 8]);
  });

  it('have a scale where there is only one, or none', () => {
    expect(extentOf([[7, 7]], false)).toEqual([0, 7]);
    expect(extentOf([[-7]], false)).toEqual([-7, 0]);
    expect(extentOf([[0]], false)).toEqual([0, 1]);
    expect(extentOf([[null]], false)).toEqual([0, 1]);
  });
});
