import { randomly } from '../color.ts';

/** A whole number from 0 on, below another. */
export type Random = (below: number) => number;

/** The same numbers on every machine: a failure can be run again. */
export function randomBelow(seed: number): Random {
  const next = randomly(seed);
  return (below) => Math.floor(next() * below);
}

export function pick<T>(list: readonly T[], random: Random): T {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
}
