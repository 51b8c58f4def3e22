import type { Hex } from '../contract/value.ts';
import { hexOfBytes } from '../color/rgb.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
export function randomly(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return next;
}

export const many = <T>(count: number, make: () => T): readonly T[] =>
  Array.from({ length: count }, make);

const byte = (next: () => number): number => Math.floor(next() * 256);

export const randomHex = (next: () => number): Hex =>
  hexOfBytes(byte(next), byte(next), byte(next));

/** So many levels of each channel, from nothing to all. */
export function colorCube(levels: number): readonly Hex[] {
  const steps = Array.from({ length: levels }, (_, index) =>
    Math.round((index * 255) / (levels - 1)),
  );
  return steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hexOfBytes(r, g, b))));
}
