import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterFaults } from '../assets/raster/check.ts';
import { icons } from './icons.ts';
import { drawable, lettering } from './lettering.ts';
import { monogram } from './monogram.ts';
import type { Brand } from './picture.ts';
import { socialCard, splash } from './splash.ts';
import { colorsOf } from './testing.ts';

const colors = colorsOf('#e11d48');
const brand = (name: string, change: Partial<Brand> = {}): Brand => ({
  merchant: { name, code: 'test', minAge: 21 },
  colors,
  mark: Buffer.from(monogram(name, 'test', colors)),
  drawn: true,
  ground: colors.ground,
  ...change,
});

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 10"><rect width="90" height="10" fill="#0f0"/></svg>';

/** Where a picture is green, as a share of its side; the furthest from the middle. */
async function reach(png: Buffer | undefined): Promise<number> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let furthest = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (g < 200 || r > 60 || b > 60) continue;
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
    furthest = Math.max(furthest, Math.hypot(x - info.width / 2, y - info.height / 2));
  }
  return (furthest * 2) / info.width;
}

describe('icons', () => {
  it('are PNGs in the sizes that systems ask for', async () => {
    const set = await icons(brand('Kestrel'));
    const sizes = await Promise.all(
      Object.entries(set).map(async ([key, bytes]) => {
        expect(await rasterFaults(bytes, 'png')).toEqual([]);
        const { width, height } = await sharp(bytes).metadata();
        return [key, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['small', 192, 192],
      ['large', 512, 512],
      ['maskable', 512, 512],
      ['apple', 180, 180],
    ]);
  });

  it('cover all of a maskable icon and keep the logo in its safe circle', async () => {
    const set = await icons(brand('X', { drawn: false, mark: Buffer.from(wide) }));
    expect((await sharp(set['maskable']).stats()).isOpaque).toBe(true);
    expect((await sharp(set['apple']).stats()).isOpaque).toBe(true);
    expect((await sharp(set['small']).stats()).isOpaque).toBe(false);
    const furthest = await reach(set['maskable']);
    expect(furthest).toBeGreaterThan(0.4);
    expect(furthest).toBeLessThanOrEqual(0.8);
  });
});

describe('splash and card', () => {
  it.each(['X', '🎰', 'كازينو', 'A'.repeat(40), 'The Very Long Name Of A Gaming House Ltd'])(
    'are drawn for the name %j, and stay small',
    async (name) => {
      const [start, card] = await Promise.all([splash(brand(name)), socialCard(brand(name))]);
      expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(await sharp(start).metadata()).toMatchObject({ width: 1170, height: 2532 });
      expect(Math.max(start.length, card.length)).toBeLessThan(512 * 1024);
    },
  );
});

describe('lettering', () => {
  it('falls to the code when most of a name cannot be drawn', () => {
    expect(drawable('Mango & Lime', 'x')).toBe('Mango & Lime');
    expect(drawable('Café', 'x')).toBe('Café');
    expect(drawable('🎰🎰', 'slots')).toBe('slots');
    expect(drawable('كازينو', 'royal')).toBe('royal');
  });

  it('breaks lines at spaces only, and measures what it set', () => {
    const options = { weight: 15, line: 400 };
    const one = lettering('ABCDEFGHIJ', options);
    const two = lettering('ABC ABC ABC', options);
    expect(one.width).toBeGreaterThan(400);
    expect(two.height).toBeGreaterThan(one.height);
    expect(two.width).toBeLessThanOrEqual(400);
  });
});
