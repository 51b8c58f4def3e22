import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { drawDigit, HEIGHT, WIDTH } from './draw.ts';

const ROOM = 30;

/** How many dots of a drawing lie outside of the picture. */
function dotsOutside(drawing: string): number {
  const [width, height] = [WIDTH + 2 * ROOM, HEIGHT + 2 * ROOM];
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<g transform="translate(${ROOM} ${ROOM})" fill="none" stroke-linecap="round" ` +
      `stroke-linejoin="round">${drawing}</g></svg>`,
  ).render();
  const isOutside = (dot: number): boolean => {
    const [x, y] = [(dot % width) - ROOM, Math.floor(dot / width) - ROOM];
    return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT;
  };
  let found = 0;
  for (let dot = 0; dot < width * height; dot += 1) {
    if (pixels[dot * 4 + 3] !== 0 && isOutside(dot)) found += 1;
  }
  return found;
}

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('never cuts a %i at the edge of the picture', (digit) => {
  for (let turn = 0; turn < 40; turn += 1) {
    for (const place of [0, 4]) expect(dotsOutside(drawDigit(digit, place))).toBe(0);
  }
});
