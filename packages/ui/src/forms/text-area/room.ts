/** Steps in which the last of the room is told: at every letter would be a chatter. */
const step = 10;

/**
 * What is left, as it is said aloud: nothing while there is plenty, then by
 * tens, and the last few one by one; less than nothing by tens again.
 */
export function toldLeft(room: number, limit: number): number | undefined {
  if (room > Math.max(step, limit / 10)) return undefined;
  if (room >= step) return Math.ceil(room / step) * step;
  if (room >= 0) return room;
  return Math.floor(room / step) * step;
}
