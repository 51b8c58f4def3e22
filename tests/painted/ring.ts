import { contrast, distance, pixelAt, quantile, type Pixels } from './pixels.ts';
import type { Box, Stop } from './survey.ts';

/** Beyond its element a ring may stand this far off. */
const outside = 7;
/** A target is larger than what is seen of it, and round corners take the ring further in. */
const inside = 12;
/** Less is a shade of the same colour, not a ring. */
const changed = 20;
/** Between a ring and what lies beside it there may be one pixel that is half of each. */
const beside = [1, 2];
/** Where less than this appears there is no line, but the shade of one. */
const faint = 1.1;
/** A quarter of a ring may lie on something that swallows it. */
const lost = 0.25;

/** A walk over the picture: from one pixel, so many pixels, so far to the next. */
interface Walk {
  readonly from: number;
  readonly count: number;
  readonly step: number;
}

/** Where walks across an edge begin and how long they are, as far as the picture goes. */
function across(start: number, end: number): Omit<Walk, 'step'> {
  const from = Math.max(0, start);
  return { from, count: Math.min(outside + inside, end - from) };
}

/** Walks across the edge of a box, one for each pixel: from above, from both sides and from below. */
function acrossEdges({ width, height }: Pixels, box: Box) {
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const [right, bottom] = [Math.round(box.x + box.width), Math.round(box.y + box.height)];
  function* downwards(start: number): Generator<Walk> {
    const { from, count } = across(start, height);
    for (let column = Math.max(0, left); column < Math.min(right, width); column++)
      yield { from: from * width + column, count, step: width };
  }
  function* sideways(start: number): Generator<Walk> {
    const { from, count } = across(start, width);
    for (let row = Math.max(0, top); row < Math.min(bottom, height); row++)
      yield { from: row * width + from, count, step: 1 };
  }
  return {
    head: downwards(top - outside),
    foot: downwards(bottom - inside),
    sides: [...sideways(left - outside), ...sideways(right - inside)],
  };
}

/**
 * The strongest line that the focus draws across a walk: how what changed
 * stands out from what lies beside it now, by as much as it did not before.
 * That its ground changed too does not make a line weaker, and what was an
 * edge already makes none.
 */
function lineAcross(bare: Pixels, focused: Pixels, { from, count, step }: Walk): number {
  let best = 1;
  for (let at = 0; at < count; at++) {
    const here = from + at * step;
    const now = pixelAt(focused, here);
    const before = pixelAt(bare, here);
    if (distance(now, before) < changed) continue;
    for (const by of beside.flatMap((far) => [at - far, at + far])) {
      if (by < 0 || by >= count) continue;
      const there = from + by * step;
      const edge = contrast(now, pixelAt(focused, there));
      best = Math.max(best, edge / contrast(before, pixelAt(bare, there)));
    }
  }
  return best;
}

/** How the lines on some walks stand out; 1 where fewer than so many of them find one. */
function ratioOf(lines: readonly number[], part: number): number {
  const found = lines.filter((line) => line >= faint);
  return found.length < lines.length * part ? 1 : (quantile(found, lost) ?? 1);
}

/** How a ring stands out, of which half is there, or a rule along the whole foot that stands alone. */
function ringAround(bare: Pixels, focused: Pixels, box: Box): number {
  const linesOf = (walks: Iterable<Walk>): number[] =>
    [...walks].map((walk) => lineAcross(bare, focused, walk));
  const { head, sides, foot } = acrossEdges(focused, box);
  const below = linesOf(foot);
  const others = [...linesOf(head), ...linesOf(sides)];
  const ring = ratioOf([...others, ...below], 0.5);
  return ratioOf(others, 0.2) > 1 ? ring : Math.max(ring, ratioOf(below, 0.9));
}

/** The best that the element or a frame around it shows; beyond `enough` none is looked for. */
export function ringRatio(bare: Pixels, focused: Pixels, { boxes }: Stop, enough: number): number {
  let best = 1;
  for (const box of boxes) {
    best = Math.max(best, ringAround(bare, focused, box));
    if (best >= enough) break;
  }
  return best;
}
