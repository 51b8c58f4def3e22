/** How long a banner stands, and how long the next one takes to come, in ms. */
export const stand = 5000;
export const travel = 1000;

/** The place after or before another, round and round. */
export const stepped = (place: number, by: number, count: number): number =>
  (((place + by) % count) + count) % count;

/** The stop that is nearest to where the track stands. */
export function nearest(position: number, stops: readonly number[]): number {
  const far = stops.map((stop) => Math.abs(stop - position));
  return Math.max(0, far.indexOf(Math.min(...far)));
}

/** Slow, fast, slow: how far a movement has come at a part of its time. */
export const eased = (part: number): number =>
  part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
