import { expect, it } from 'vitest';

import { drawPromotion, promotions } from '../index.ts';

const merchants = new URL('../../../../merchants/', import.meta.url);

it('gives a brand more than one, each with lettering of its own', () => {
  for (const merchant of new Set(promotions.map((one) => one.merchant)))
    expect(promotions.filter((one) => one.merchant === merchant).length).toBeGreaterThan(1);
  expect(new Set(promotions.map(({ title }) => title)).size).toBe(promotions.length);
});

it.each(promotions)('draws what the file of $merchant holds: $name', async (promotion) => {
  const svg = drawPromotion(promotion);
  expect(svg).not.toMatch(/<text|<image|<script|<foreignObject|href="http|style=|NaN|undefined/);
  const file = new URL(`${promotion.merchant}/assets/banner-${promotion.name}.svg`, merchants);
  await expect(svg).toMatchFileSnapshot(file.pathname);
});
