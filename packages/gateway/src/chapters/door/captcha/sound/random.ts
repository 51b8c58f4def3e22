import { randomBytes } from 'node:crypto';

/** A number from 0 up to 1, the next one each time. */
export type Random = () => number;

/**
 * A stream from a seed of four whole numbers (sfc32): quick enough to be asked
 * for each sample, and nobody’s who does not know the seed.
 */
export function randomFrom(seed: Uint32Array): Random {
  let [a = 0, b = 0, c = 0, d = 1] = seed;
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let turn = 0; turn < 12; turn += 1) next();
  return next;
}

export function freshRandom(): Random {
  return randomFrom(new Uint32Array(new Uint8Array(randomBytes(16)).buffer));
}

export const between = (random: Random, least: number, most: number): number =>
  least + random() * (most - least);
