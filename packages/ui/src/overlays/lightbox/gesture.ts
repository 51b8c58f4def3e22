import type { Point } from './view.ts';

/** What a finger on a whole picture wants: another one, or away. */
export type Wish = 'turn' | 'leave';

/** A finger that has moved less than this has only touched. */
const slop = 10;
/** Two touches within this many ms and px are one double press. */
const soon = 320;
const near = 32;

export const hasMoved = ({ x, y }: Point): boolean => Math.hypot(x, y) > slop;

/** Along the line to turn, down to leave; up is nothing. */
export function wishOf(moved: Point): Wish | undefined {
  if (!hasMoved(moved)) return undefined;
  if (Math.abs(moved.x) > Math.abs(moved.y)) return 'turn';
  return moved.y > 0 ? 'leave' : undefined;
}

/** Which way it turns: the next one comes from where lines end. */
export const turnOf = (x: number, rtl: boolean): 1 | -1 => (x < 0 === rtl ? -1 : 1);

export interface Tap {
  readonly at: number;
  readonly point: Point;
}

export const isDouble = (last: Tap | undefined, { at, point }: Tap): boolean =>
  last !== undefined &&
  at - last.at < soon &&
  Math.hypot(point.x - last.point.x, point.y - last.point.y) < near;

export const apart = (one: Point, other: Point): number =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

export const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
