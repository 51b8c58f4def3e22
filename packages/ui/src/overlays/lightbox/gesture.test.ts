import { expect, it } from 'vitest';

import { isDouble, turnOf, wishOf } from './gesture.ts';

it('turns along the line, leaves downwards and lets a touch be a touch', () => {
  expect(wishOf({ x: 6, y: 6 })).toBeUndefined();
  expect(wishOf({ x: -30, y: 12 })).toBe('turn');
  expect(wishOf({ x: 12, y: 30 })).toBe('leave');
  expect(wishOf({ x: 12, y: -30 })).toBeUndefined();
});

it('brings the next one from where lines end', () => {
  expect([turnOf(-40, false), turnOf(40, false)]).toEqual([1, -1]);
  expect([turnOf(-40, true), turnOf(40, true)]).toEqual([-1, 1]);
});

it('takes two touches for one only where they are soon and near', () => {
  const first = { at: 1000, point: { x: 100, y: 100 } };
  expect(isDouble(undefined, first)).toBe(false);
  expect(isDouble(first, { at: 1200, point: { x: 110, y: 100 } })).toBe(true);
  expect(isDouble(first, { at: 1900, point: { x: 100, y: 100 } })).toBe(false);
  expect(isDouble(first, { at: 1200, point: { x: 180, y: 100 } })).toBe(false);
});
