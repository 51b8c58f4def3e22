export interface Spot {
  readonly x: number;
  /** Null where nothing is known. */
  readonly y: number | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Values on a box of 100 by 32, with room for the line at all edges. */
export function spotsOf(values: readonly (number | null)[]): readonly Spot[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const span = Math.max(...known) - least;
  const step = 96 / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: values.length === 1 ? 50 : rounded(2 + index * step),
    // What never changes lies in the middle.
    y: value === null ? null : rounded(span === 0 ? 16 : 29 - ((value - least) / span) * 26),
  }));
}
