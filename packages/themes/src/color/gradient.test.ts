import { expect, it } from 'vitest';
import type { Hex } from '../contract/value.ts';
import { luminance } from './contrast.ts';
import { seenOf } from './gradient.ts';
import { bytesOf, toLinear } from './rgb.ts';
import { many, randomHex, randomly } from '../testing/color.ts';

/** Light at a thousand places of a way, before anything is rounded. */
function lightsOn(from: Hex, to: Hex): readonly number[] {
  const [start, end] = [bytesOf(from), bytesOf(to)];
  return Array.from({ length: 1001 }, (_, step) => {
    const [red = 0, green = 0, blue = 0] = start.map((byte, index) =>
      toLinear((byte + ((end[index] ?? byte) - byte) * (step / 1000)) / 255),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

it('sees of a gradient what is as dark and as light as any place of it', () => {
  const next = randomly(7);
  for (const [from, to] of many(200, () => [randomHex(next), randomHex(next)] as const)) {
    const seen = seenOf([from, to]).map(luminance);
    const lights = lightsOn(from, to);
    expect(Math.min(...seen), `${from} to ${to}`).toBeLessThanOrEqual(Math.min(...lights));
    expect(Math.max(...seen), `${from} to ${to}`).toBeGreaterThanOrEqual(
      Math.max(...lights) - 1e-9,
    );
    // And nothing that is much darker than it gets.
    expect(Math.min(...seen)).toBeGreaterThan(Math.min(...lights) - 0.01);
  }
});

it('sees one colour of a flat one', () => {
  expect(seenOf(['#123456', '#123456'])).toEqual(['#123456']);
});
