import type { Hex } from '../contract/value.ts';
import { mixed } from './convert.ts';
import { bytesOf, hexOfBytes, toLinear } from './rgb.ts';

/** Parts of the way between two stops at which it is looked at. */
const between = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/** A colour before it is rounded to bytes. */
type Bytes = readonly [red: number, green: number, blue: number];

const lightOf = ([red, green, blue]: Bytes): number =>
  0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255);

/**
 * Where a way is darkest: red to blue is darker in the middle than at either
 * end. Light along a way falls and then rises, never the other way round, so
 * that thirds find it; the lightest place is always an end. It is rounded down,
 * because nobody knows how a screen rounds what it mixes.
 */
function darkest(from: Hex, to: Hex): Hex {
  const [start, end] = [bytesOf(from), bytesOf(to)];
  const at = (part: number): Bytes => [
    start[0] + (end[0] - start[0]) * part,
    start[1] + (end[1] - start[1]) * part,
    start[2] + (end[2] - start[2]) * part,
  ];
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (lightOf(at(one)) < lightOf(at(other))) high = other;
    else low = one;
  }
  const [red, green, blue] = at((low + high) / 2);
  return hexOfBytes(Math.floor(red), Math.floor(green), Math.floor(blue));
}

/** Colours that are seen of a gradient of opaque stops: the stops, the ways between, and their darkest places. */
export function seenOf(stops: readonly Hex[]): readonly Hex[] {
  const seen = new Set(stops);
  for (const [index, next] of stops.slice(1).entries()) {
    const stop = stops[index] ?? next;
    if (stop === next) continue;
    for (const part of between) seen.add(mixed(stop, next, part));
    seen.add(darkest(stop, next));
  }
  return [...seen];
}
