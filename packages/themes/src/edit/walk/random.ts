/** Pseudo-random numbers that are the same on every machine: a failure can be run again. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
}
