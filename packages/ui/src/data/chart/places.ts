import type { ChartPoint } from './chart-props.ts';

/** Points in bands of one width each. */
export const inBands = (points: readonly ChartPoint[]): readonly number[] =>
  points.map((_, index) => (index + 0.5) / points.length);

/** Points along a line: moments by their time, names at equal distances; one alone in the middle. */
export function alongLine(points: readonly ChartPoint[]): readonly number[] {
  const times = points.map((point) => (point instanceof Date ? point.getTime() : Number.NaN));
  const [first = 0] = times;
  const span = (times.at(-1) ?? 0) - first;
  if (points.length < 2) return points.map(() => 0.5);
  if (times.some(Number.isNaN) || span <= 0) {
    return points.map((_, index) => index / (points.length - 1));
  }
  return times.map((time) => (time - first) / span);
}

/** The point that lies nearest to a place. */
export function nearestTo(places: readonly number[], place: number): number {
  let best = 0;
  for (const [index, one] of places.entries()) {
    if (Math.abs(one - place) < Math.abs((places[best] ?? 0) - place)) best = index;
  }
  return best;
}

/** Which of so many points are named, at most so many, at equal steps; the last is always one. */
export function named(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  const names: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) names.unshift(index);
  return names;
}

/** The value furthest from nothing out of each of so many groups, where there are more than can be drawn. */
export function outstanding(values: readonly (number | null)[], most: number): readonly number[] {
  const size = Math.max(1, Math.ceil(values.length / Math.max(1, most)));
  const found: number[] = [];
  for (let start = 0; start < values.length; start += size) {
    let best = start;
    for (let index = start; index < Math.min(start + size, values.length); index += 1) {
      if (Math.abs(values[index] ?? 0) > Math.abs(values[best] ?? 0)) best = index;
    }
    found.push(best);
  }
  return found;
}

/** The least and the most of all values; with nothing among them where bars have to stand on it. */
export function extentOf(
  rows: readonly (readonly (number | null)[])[],
  standing: boolean,
): readonly [number, number] {
  let [least, most] = standing ? [0, 0] : [Infinity, -Infinity];
  for (const value of rows.flat()) {
    if (value === null) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (least < most) return [least, most];
  if (!Number.isFinite(least) || least === 0) return [0, 1];
  // A single value stands over nothing, or under it.
  return [Math.min(0, least), Math.max(0, least)];
}
