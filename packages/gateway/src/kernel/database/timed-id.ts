/** What numbers of time count from; the migrations say the same to the database. */
const EPOCH = 1_735_689_600_000;
/** The cell and the turn within a millisecond. */
const LOW_BITS = 22n;

/** When a number was drawn, by the clock that was given. */
export const millisecondsOf = (timedId: bigint): number => Number(timedId >> LOW_BITS) + EPOCH;

/** The lowest number of a millisecond. */
export const firstTimedId = (milliseconds: number): bigint =>
  BigInt(Math.ceil(milliseconds) - EPOCH) << LOW_BITS;

/** Numbers for what happened at these moments, which are in order; each above the one before. */
export function numberInOrder(moments: readonly number[]): bigint[] {
  let last = firstTimedId(0);
  return moments.map((moment) => {
    const first = firstTimedId(Math.floor(moment));
    last = first > last ? first : last + 1n;
    return last;
  });
}
