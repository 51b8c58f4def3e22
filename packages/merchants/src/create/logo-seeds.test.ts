import { expect, it } from 'vitest';
import { logoSeeds } from './logo-seeds.ts';

it('takes what a logo shows most of, its shades together, and a second of another hue', () => {
  expect(
    logoSeeds([
      { color: '#101010', share: 0.5 },
      { color: '#00a0c0', share: 0.16 },
      { color: '#e11d48', share: 0.14 },
      { color: '#d01540', share: 0.1 },
      { color: '#ffffff', share: 0.1 },
    ]),
  ).toEqual({ action: '#e11d48', second: '#00a0c0' });
});

it('leaves a speck alone, and has none of a logo without a colour', () => {
  expect(
    logoSeeds([
      { color: '#2457d6e0', share: 0.95 },
      { color: '#e11d48', share: 0.05 },
    ]),
  ).toEqual({ action: '#2457d6' });
  expect(
    logoSeeds([
      { color: '#000000', share: 0.6 },
      { color: '#d8d4d0', share: 0.39 },
      { color: '#ff0000', share: 0.01 },
    ]),
  ).toBeUndefined();
  expect(logoSeeds([])).toBeUndefined();
});
