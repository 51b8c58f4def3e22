import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPixels } from './pixels.ts';

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><path fill="${fill}" d="M0 0h600v800H0z"/></svg>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-pixels-'));
  for (const kind of ['covers', 'banners']) mkdirSync(join(folder, kind));
  writeFileSync(join(folder, 'covers/moon.0a1b2c3d4e.svg'), svg('#a1562f'));
  writeFileSync(join(folder, 'banners/week.0a1b2c3d4e.svg'), svg('#12305f'));
  writeFileSync(join(folder, 'covers/torn.0a1b2c3d4e.svg'), '<svg');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('draws a picture in the pixels of its kind, and keeps it beside the drawing', async () => {
  const inPixels = openPixels(folder);
  const cover = await sharp(await inPixels('covers/moon.0a1b2c3d4e.svg')).metadata();
  expect(cover).toMatchObject({ format: 'webp', width: 400, height: 533, hasAlpha: false });
  const banner = await sharp(await inPixels('banners/week.0a1b2c3d4e.svg')).metadata();
  expect(banner).toMatchObject({ width: 960, height: 1280 });
  expect(readdirSync(join(folder, 'covers')).toSorted()).toEqual([
    'moon.0a1b2c3d4e.svg',
    'moon.0a1b2c3d4e.webp',
    'torn.0a1b2c3d4e.svg',
  ]);
  writeFileSync(join(folder, 'covers/moon.0a1b2c3d4e.svg'), svg('#000'));
  const again = await openPixels(folder)('covers/moon.0a1b2c3d4e.svg');
  const { dominant } = await sharp(again).stats();
  expect(dominant.r).toBeGreaterThan(100);
});

it('draws once for all who ask at once', async () => {
  const inPixels = openPixels(folder);
  const all = await Promise.all(
    Array.from({ length: 5 }, () => inPixels('covers/moon.0a1b2c3d4e.svg')),
  );
  expect(new Set(all).size).toBe(1);
});

it('goes on after a drawing that cannot be read', async () => {
  const inPixels = openPixels(folder);
  const [torn, whole] = await Promise.allSettled([
    inPixels('covers/torn.0a1b2c3d4e.svg'),
    inPixels('covers/moon.0a1b2c3d4e.svg'),
  ]);
  expect([torn.status, whole.status]).toEqual(['rejected', 'fulfilled']);
});
