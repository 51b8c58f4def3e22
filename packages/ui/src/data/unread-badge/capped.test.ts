import { expect, it } from 'vitest';

import { capped } from './capped.ts';

it('shows what there is up to the cap, and a plus above it', () => {
  expect(capped(1, 'en')).toBe('1');
  expect(capped(99, 'en')).toBe('99');
  expect(capped(100, 'en')).toBe('99+');
  expect(capped(12, 'en', 9)).toBe('9+');
});

it('makes nothing of what is no count', () => {
  expect(capped(-3, 'en')).toBe('0');
  expect(capped(Number.NaN, 'en')).toBe('0');
  expect(capped(2.7, 'en')).toBe('2');
});

it('writes the figures of the language', () => {
  expect(capped(100, 'ar-EG')).toBe('٩٩+');
});
