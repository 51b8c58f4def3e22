import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

it('lays parts end to end', () => {
  expect(segmentsOf([6, 3, 1])).toEqual([
    { start: 0, size: 0.6, look: 0 },
    { start: 0.6, size: 0.3, look: 1 },
    { start: expect.closeTo(0.9), size: 0.1, look: 2 },
  ]);
});

it('gives what is small one look together', () => {
  expect(segmentsOf([5, 4, 3, 2, 1]).map(({ look }) => look)).toEqual([0, 1, 2, 3, 3]);
});

it('has no part of nothing, and none of less', () => {
  expect(segmentsOf([0, 0]).map(({ size }) => size)).toEqual([0, 0]);
  expect(segmentsOf([4, -4]).map(({ size }) => size)).toEqual([1, 0]);
});

it('fills the whole, whatever the figures', () => {
  const figure = fc.double({ min: 0.01, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 12 }), (values) => {
      const parts = segmentsOf(values);
      const last = parts.at(-1);
      expect((last?.start ?? 0) + (last?.size ?? 0)).toBeCloseTo(1);
      parts.reduce((end, { start, size }) => {
        expect(start).toBe(end);
        return start + size;
      }, 0);
    }),
  );
});
