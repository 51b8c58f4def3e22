import { brotliCompressSync, constants } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { banners, drawBanner } from '../index.ts';

// A quick setting of brotli's: what is served is smaller still.
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const drawn = banners.map((banner) => ({ banner, svg: drawBanner(banner) }));

it('offers a banner for each kind of game, each with a title in both languages', () => {
  expect(banners.length).toBeGreaterThanOrEqual(8);
  expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
  expect(new Set(banners.map(({ theme }) => theme)).size).toBe(banners.length);
  for (const { title } of banners) {
    expect(title.EN).toMatch(/^\S.{2,24}$/);
    expect(title.TY).toMatch(/^\S.{2,26}$/);
  }
});

it('draws the same small, self-contained picture every time', () => {
  for (const { banner, svg } of drawn) {
    expect(drawBanner(banner)).toBe(svg);
    expect(svg).toContain('viewBox="0 0 1200 500"');
    expect(svg).not.toMatch(/<text|<image|<script|<foreignObject|href="http|style=|NaN|undefined/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(brotliCompressSync(svg, settings).length, banner.id).toBeLessThan(9000);
  }
});

it('keeps the left of every banner dark and calm, for the words of a page', () => {
  for (const { banner, svg } of drawn) {
    const { pixels, width, height } = new Resvg(svg, {
      fitTo: { mode: 'width', value: 240 },
    }).render();
    const lights: number[] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width * 0.4; x += 1) {
        const at = (y * width + x) * 4;
        const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
        lights.push(0.299 * r + 0.587 * g + 0.114 * b);
      }
    }
    const mean = lights.reduce((sum, value) => sum + value, 0) / lights.length;
    const spread = Math.sqrt(
      lights.reduce((sum, value) => sum + (value - mean) ** 2, 0) / lights.length,
    );
    expect(mean, banner.id).toBeLessThan(110);
    expect(spread, banner.id).toBeLessThan(26);
  }
});
