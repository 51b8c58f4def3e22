/** Where a panel goes when it closes: down, or along the line. */
export type WayOut = 'down' | 'start' | 'end';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Farther than this, or faster, and the panel lets go. */
const far = 96;
const fast = 0.5;
/** A finger that has moved less than this has only touched. */
const slop = 10;

const signOf = (way: WayOut, rtl: boolean): 1 | -1 => ((way === 'start') === rtl ? 1 : -1);

/** How far a finger has come on the way out; never less than nothing. */
export const distanceOut = (way: WayOut, rtl: boolean, { x, y }: Offset): number =>
  Math.max(0, way === 'down' ? y : x * signOf(way, rtl));

/** The panel's own offset for that way, as a value of `translate`. */
export const translateFor = (way: WayOut, rtl: boolean, by: number): string =>
  way === 'down' ? `0 ${by}px` : `${by * signOf(way, rtl)}px 0`;

/** Whether a movement is meant for the panel: out, and not across, where its content scrolls. */
export const isOutward = (way: WayOut, rtl: boolean, moved: Offset): boolean => {
  const across = Math.abs(way === 'down' ? moved.x : moved.y);
  const out = distanceOut(way, rtl, moved);
  return out > slop && out > across;
};

export const shouldClose = (by: number, speed: number): boolean => by > far || speed > fast;
