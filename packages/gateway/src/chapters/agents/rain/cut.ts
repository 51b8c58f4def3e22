import { randomInt } from 'node:crypto';

/** As much as can be cut: `randomInt` draws below 2 to the 48th. */
export const MOST_CUT = 2n ** 47n;

/** As much in each; what does not part lies in some of them, a unit each. */
export function cutEqual(total: bigint, count: number): readonly bigint[] {
  const each = total / BigInt(count);
  const rest = Number(total % BigInt(count));
  return shuffled(Array.from({ length: count }, (_, place) => each + (place < rest ? 1n : 0n)));
}

/**
 * The least in each, and the rest cut at distinct points that are drawn
 * uniformly: every way of cutting it is as likely as every other one.
 */
export function cutRandom(total: bigint, count: number, least: bigint): readonly bigint[] {
  const rest = Number(total - least * BigInt(count));
  // Points lie between units and may meet there: each takes a place of its own among both.
  const places = rest + count - 1;
  const points = [...drawDistinct(count - 1, places)].toSorted((one, other) => one - other);
  const ends = [...points, places + 1];
  return shuffled(ends.map((end, at) => least + BigInt(end - (ends[at - 1] ?? 0) - 1)));
}

/** So many different numbers from one on, in as many draws (Floyd). */
function drawDistinct(count: number, most: number): ReadonlySet<number> {
  const drawn = new Set<number>();
  for (let top = most - count + 1; top <= most; top += 1) {
    const one = randomInt(1, top + 1);
    drawn.add(drawn.has(one) ? top : one);
  }
  return drawn;
}

function shuffled(parts: readonly bigint[]): readonly bigint[] {
  const all = [...parts];
  for (let end = all.length - 1; end > 0; end -= 1) {
    const other = randomInt(end + 1);
    [all[end], all[other]] = [all[other] ?? 0n, all[end] ?? 0n];
  }
  return all;
}
