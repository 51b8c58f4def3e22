import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`);
const half = (color: string, x: number): string =>
  `<rect x="${x}" width="20" height="40" fill="${color}"/>`;

it('tells the colours of a picture by how much of it they cover', async () => {
  const palette = await paletteOf(svg(half('#ff0000', 0) + half('#0000ff', 20)));
  const red = palette.find(({ color }) => color === '#ff0000');
  const blue = palette.find(({ color }) => color === '#0000ff');
  expect(red?.share).toBeCloseTo(0.5, 1);
  expect(blue?.share).toBeCloseTo(0.5, 1);
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('leaves out what cannot be seen, and keeps what is seen through', async () => {
  const palette = await paletteOf(
    svg(`<rect width="20" height="40" fill="#00ff00" fill-opacity=".5"/>`),
  );
  expect(palette[0]?.color).toMatch(/^#00ff00[78]/);
  expect(palette[0]?.share).toBeGreaterThan(0.9);
  expect(await paletteOf(svg(''))).toEqual([]);
});

it('reads a PNG as it reads an SVG', async () => {
  const png = await sharp(svg(half('#ff0000', 0)))
    .png()
    .toBuffer();
  expect((await paletteOf(png))[0]?.color).toBe('#ff0000');
});
