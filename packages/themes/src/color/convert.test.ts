import { clampChroma, converter, formatHex, formatHex8, parse, type Color } from 'culori';
import { expect, it } from 'vitest';
import type { Hex } from '../contract/value.ts';
import { hexOf, lch, over, withAlpha } from './convert.ts';
import { bytesOf } from './rgb.ts';
import { colorSpaces } from './spaces/spaces.ts';
import { many, randomHex, randomly } from '../testing/color.ts';

const toOklch = converter('oklch');
const next = randomly(7);

/** Bytes by which two colours differ at most in a channel. */
const apart = (a: Hex, b: string | undefined): number => {
  const other = bytesOf((b ?? '') as Hex);
  return Math.max(...bytesOf(a).map((byte, index) => Math.abs(byte - (other[index] ?? 0))));
};

it('reads OKLCH out of any colour as culori does', () => {
  for (const hex of many(4000, () => randomHex(next))) {
    const theirs = toOklch(parse(hex));
    const ours = lch(hex);
    expect(ours.l).toBeCloseTo(theirs?.l ?? -1, 9);
    expect(ours.c).toBeCloseTo(theirs?.c ?? -1, 9);
    // A grey has no hue to compare.
    expect(ours.c > 1e-4 ? ours.h : (theirs?.h ?? 0), hex).toBeCloseTo(theirs?.h ?? 0, 5);
  }
});

it('writes a colour that it read to the same digit', () => {
  for (const hex of many(8000, () => randomHex(next))) expect(hexOf(lch(hex))).toBe(hex);
  for (let byte = 0; byte < 256; byte++) {
    const part = byte.toString(16).padStart(2, '0');
    const grey: Hex = `#${part}${part}${part}`;
    expect(hexOf(lch(grey))).toBe(grey);
    expect(lch(grey)).toMatchObject({ c: 0, h: 0 });
  }
});

it('maps what sRGB cannot show as culori does, to the last bit of a byte', () => {
  const differs = many(4000, () => ({ l: next(), c: next() * 0.4, h: next() * 360 })).map((color) =>
    apart(hexOf(color), formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'))),
  );
  expect(Math.max(...differs)).toBeLessThanOrEqual(1);
  // Both search for the edge of the gamut, ours a little closer to it.
  expect(differs.filter((one) => one > 0).length).toBeLessThan(differs.length / 50);
  expect(hexOf({ l: 1.2, c: 0.3, h: 30 })).toBe('#ffffff');
  expect(hexOf({ l: -1, c: 0.3, h: 30 })).toBe('#000000');
});

it('reads every colour space of the format as culori does', () => {
  for (const [a, b, c, alpha] of many(4000, () => [next(), next(), next(), next()] as const)) {
    const hsl: Color = { mode: 'hsl', h: a * 720 - 180, s: b, l: c, alpha };
    expect(
      apart(colorSpaces.hsl(a * 720 - 180, b * 100, c * 100, alpha), formatHex8(hsl)),
    ).toBeLessThanOrEqual(1);
    const rgb: Color = { mode: 'rgb', r: a, g: b, b: c, alpha };
    expect(colorSpaces.srgb(a, b, c, alpha)).toBe(formatHex8(rgb).replace(/ff$/, ''));
    const p3: Color = { mode: 'p3', r: a, g: b, b: c };
    expect(apart(colorSpaces['display-p3'](a, b, c, 1), formatHex(p3))).toBeLessThanOrEqual(1);
  }
});

it('cuts off what only a wider screen shows, and takes chroma where OKLCH asks for too much', () => {
  expect(colorSpaces['display-p3'](1, 0, 0, 1)).toBe('#ff0000');
  const loud = colorSpaces.oklch(0.7, 0.35, 250, 1);
  expect(lch(loud).l).toBeCloseTo(0.7, 2);
  expect(lch(loud).h).toBeCloseTo(250, 0);
});

it('lays a translucent colour on an opaque one', () => {
  expect(over('#ffffff80', '#000000')).toBe('#808080');
  expect(over('#ff000000', '#123456')).toBe('#123456');
  expect(over('#ff0000', '#123456')).toBe('#ff0000');
  expect(withAlpha('#0a1020', 0.28)).toBe('#0a102047');
});
