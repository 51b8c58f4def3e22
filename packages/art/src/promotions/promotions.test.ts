import sharp from 'sharp';
import { expect, it } from 'vitest';

import { drawPromotion, promotions } from '../index.ts';
import { fileOf, toWebp } from './in-pixels.ts';

it('gives a brand more than one, each with lettering of its own', () => {
  for (const merchant of new Set(promotions.map((one) => one.merchant)))
    expect(promotions.filter((one) => one.merchant === merchant).length).toBeGreaterThan(1);
  expect(new Set(promotions.map(({ title }) => title)).size).toBe(promotions.length);
});

const pixelsOf = (picture: string | Buffer): Promise<Buffer> => sharp(picture).raw().toBuffer();

/** How far two pictures are apart in the mean of all pixels, of 255. */
function apart(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

it.each(promotions)('draws what the file of $merchant holds: $name', async (promotion) => {
  const svg = drawPromotion(promotion);
  expect(svg).not.toMatch(/<text|<image|<script|<foreignObject|href="http|style=|NaN|undefined/);
  // Another version of the packer packs other bytes, which look the same.
  const held = await pixelsOf(fileOf(promotion).pathname);
  expect(apart(await pixelsOf(await toWebp(promotion)), held)).toBeLessThan(0.5);
});
