/** An exact share; as a float it would be rounded before anybody could cut it. */
export interface Share {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Per cent, cut to two digits: never more than what is returned. */
export function percent({ numerator, denominator }: Share): string {
  return wholeUnits((numerator * 10_000n) / denominator);
}

/** Minor units in words of the whole. */
export function wholeUnits(minor: bigint): string {
  return `${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`;
}
