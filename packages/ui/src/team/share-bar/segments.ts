/** Looks that are told from each other; whatever comes after shares the last one. */
const looks = 4;

export interface Segment {
  /** Where it begins and how long it is, of one. */
  readonly start: number;
  readonly size: number;
  readonly look: number;
}

/** Parts of a whole, end to end; less than nothing is no part of it. */
export function segmentsOf(values: readonly number[]): readonly Segment[] {
  const sizes = values.map((value) => Math.max(0, value));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let end = 0;
  return sizes.map((value, at) => {
    const size = whole === 0 ? 0 : value / whole;
    const start = end;
    end += size;
    return { start, size, look: Math.min(at, looks - 1) };
  });
}
