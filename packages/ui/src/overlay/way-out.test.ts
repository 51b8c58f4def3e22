import { expect, it } from 'vitest';

import { gone, leaves, means, shift } from './way-out.ts';

it('counts what is done on the way out and nothing else', () => {
  expect(gone('down', false, { x: 50, y: 30 })).toBe(30);
  expect(gone('down', false, { x: 0, y: -30 })).toBe(0);
  expect(gone('start', false, { x: -40, y: 0 })).toBe(40);
  expect(gone('end', false, { x: 40, y: 0 })).toBe(40);
  expect(gone('end', false, { x: -40, y: 0 })).toBe(0);
});

it('is mirrored where the page runs from right to left', () => {
  expect(gone('start', true, { x: 40, y: 0 })).toBe(40);
  expect(gone('end', true, { x: -40, y: 0 })).toBe(40);
  expect(shift('start', false, 40)).toBe('-40px 0');
  expect(shift('start', true, 40)).toBe('40px 0');
  expect(shift('end', true, 40)).toBe('-40px 0');
  expect(shift('down', true, 40)).toBe('0 40px');
});

it('leaves a touch and a scroll to the content', () => {
  expect(means('start', false, { x: -6, y: 0 })).toBe(false);
  expect(means('start', false, { x: -30, y: 60 })).toBe(false);
  expect(means('start', false, { x: -30, y: 10 })).toBe(true);
  expect(means('start', false, { x: 30, y: 0 })).toBe(false);
});

it('lets go far out, or flung', () => {
  expect(leaves(97, 0)).toBe(true);
  expect(leaves(20, 0.6)).toBe(true);
  expect(leaves(90, 0.2)).toBe(false);
});
