import { expect, it } from 'vitest';

import { eased, nearest, stand, stepped, travel } from './places.ts';

it('stands for five seconds and travels for one (part of HM-10)', () => {
  expect([stand, travel]).toEqual([5000, 1000]);
});

it('goes round at both ends (part of HM-10)', () => {
  expect(stepped(3, 1, 4)).toBe(0);
  expect(stepped(0, -1, 4)).toBe(3);
  expect(stepped(1, 1, 4)).toBe(2);
});

it('finds the banner that the track is nearest to, in both directions of writing', () => {
  expect(nearest(340, [0, 358, 716])).toBe(1);
  expect(nearest(-700, [0, -358, -716])).toBe(2);
  expect(nearest(0, [])).toBe(0);
});

it('begins and ends its way at rest', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.1)).toBeLessThan(0.1);
});
