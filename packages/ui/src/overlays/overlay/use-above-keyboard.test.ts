import { expect, it } from 'vitest';

import { coveredOf } from './use-above-keyboard.ts';

it('leaves a list whole that is still on its way in', () => {
  expect(coveredOf(1344, 844, 844)).toBe(0);
});

it('ends a list above the keyboard, wherever it ends', () => {
  expect(coveredOf(820, 500, 844)).toBe(320);
  expect(coveredOf(600, 500, 844)).toBe(100);
  expect(coveredOf(400, 500, 844)).toBe(0);
});
