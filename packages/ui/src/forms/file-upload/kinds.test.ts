import { expect, it } from 'vitest';

import { acceptedOf, isOneOf, namesOf, sizeOf } from './kinds.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];

it('knows files by their first bytes', () => {
  expect(isOneOf(['picture'], Uint8Array.from(png))).toBe(true);
  expect(isOneOf(['picture'], Uint8Array.from(jpg))).toBe(true);
  expect(isOneOf(['picture'], Uint8Array.from(pdf))).toBe(false);
  expect(isOneOf(['picture', 'pdf'], Uint8Array.from(pdf))).toBe(true);
  expect(isOneOf(['picture'], Uint8Array.from(png.slice(0, 7)))).toBe(false);
  expect(isOneOf(['picture', 'pdf'], new Uint8Array())).toBe(false);
});

it('asks the browser for what it takes', () => {
  expect(acceptedOf(['picture', 'pdf'])).toBe('image/png,image/jpeg,application/pdf');
});

it('says what it takes, and how large', () => {
  expect(namesOf(['picture', 'pdf'], 'en')).toBe('PNG, JPG, or PDF');
  expect(sizeOf(5 * 1024 * 1024, 'en')).toBe('5 MB');
  expect(sizeOf(1.26 * 1024 * 1024, 'en')).toBe('1.3 MB');
  expect(sizeOf(40 * 1024, 'en')).toBe('40 kB');
  expect(sizeOf(1, 'en')).toBe('1 kB');
});
