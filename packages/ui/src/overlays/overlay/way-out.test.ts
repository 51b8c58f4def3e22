import { expect, it } from 'vitest';

import { distanceOut, isOutward, shouldClose, translateFor } from './way-out.ts';

it('counts what is done on the way out and nothing else', () => {
  expect(distanceOut('down', false, { x: 50, y: 30 })).toBe(30);
  expect(distanceOut('down', false, { x: 0, y: -30 })).toBe(0);
  expect(distanceOut('start', false, { x: -40, y: 0 })).toBe(40);
  expect(distanceOut('end', false, { x: 40, y: 0 })).toBe(40);
  expect(distanceOut('end', false, { x: -40, y: 0 })).toBe(0);
});

it('is mirrored where the page runs from right to left', () => {
  expect(distanceOut('start', true, { x: 40, y: 0 })).toBe(40);
  expect(distanceOut('end', true, { x: -40, y: 0 })).toBe(40);
  expect(translateFor('start', false, 40)).toBe('-40px 0');
  expect(translateFor('start', true, 40)).toBe('40px 0');
  expect(translateFor('end', true, 40)).toBe('-40px 0');
  expect(translateFor('down', true, 40)).toBe('0 40px');
});

it('leaves a touch and a scroll to the content', () => {
  expect(isOutward('start', false, { x: -6, y: 0 })).toBe(false);
  expect(isOutward('start', false, { x: -30, y: 60 })).toBe(false);
  expect(isOutward('start', false, { x: -30, y: 10 })).toBe(true);
  expect(isOutward('start', false, { x: 30, y: 0 })).toBe(false);
});

it('lets go far out, or flung', () => {
  expect(shouldClose(97, 0)).toBe(true);
  expect(shouldClose(20, 0.6)).toBe(true);
  expect(shouldClose(90, 0.2)).toBe(false);
});
