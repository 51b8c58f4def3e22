import { contrast, distance, pixelAt, quantile, within, type Pixels, type Rgb } from './pixels.ts';
import type { Bone, Box, Colour, Ink, Stop, Survey } from './survey.ts';

export type Kind = 'text' | 'mark' | 'bone' | 'ring';

export interface Measure {
  readonly kind: Kind;
  readonly what: string;
  /** Two digits behind the point; a ring that cannot be seen has 1. */
  readonly ratio: number;
  readonly need: number;
}

/** A ring has to stand out as much as a mark. */
const ringNeed = 3;
/** A bone is not read. Below this it is not seen either, and loading looks like an empty page. */
const boneNeed = 1.2;

/** A tenth of what lies behind a word may be worse: an edge, a star, one bright leaf. */
const spared = 0.1;
/** So many pixels of a box are enough to know it. */
const enough = 1500;

const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

const over = ([red, green, blue, alpha]: Colour, ground: Rgb): Rgb => ({
  red: red * alpha + ground.red * (1 - alpha),
  green: green * alpha + ground.green * (1 - alpha),
  blue: blue * alpha + ground.blue * (1 - alpha),
});

/** The middle of a line, where letters are: above and below a plate may have ended. */
const heart = ({ x, y, width, height }: Box): Box => ({
  x: x + Math.min(2, width / 10),
  y: y + height * 0.25,
  width: width - 2 * Math.min(2, width / 10),
  height: Math.max(1, height * 0.5),
});

/** How an ink stands out from what is painted behind it, where it does so worst. */
function inkRatio(bare: Pixels, { colour, boxes }: Ink): number | undefined {
  const worst = boxes.flatMap((box) => {
    const ratios: number[] = [];
    for (const index of within(bare, heart(box), enough)) {
      const ground = pixelAt(bare, index);
      ratios.push(contrast(over(colour, ground), ground));
    }
    return quantile(ratios, spared) ?? [];
  });
  return worst.length > 0 ? Math.min(...worst) : undefined;
}

const middle = (colours: readonly Rgb[]): Rgb | undefined => {
  const channel = (of: (colour: Rgb) => number): number => quantile(colours.map(of), 0.5) ?? 0;
  return colours.length === 0
    ? undefined
    : {
        red: channel(({ red }) => red),
        green: channel(({ green }) => green),
        blue: channel(({ blue }) => blue),
      };
};

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const holds = ({ x, y, width, height }: Box, column: number, row: number): boolean =>
  column >= x && column < x + width && row >= y && row < y + height;

/** Numbers of the pixels between a box and a larger one around it. */
function* between(picture: Pixels, inner: Box, outer: Box): Generator<number> {
  for (const index of within(picture, outer)) {
    const column = index % picture.width;
    const row = Math.floor(index / picture.width);
    if (!holds(inner, column, row)) yield index;
  }
}

/** How a bone stands out from what lies around it. */
function boneRatio(bare: Pixels, { box }: Bone): number | undefined {
  const colours = (indexes: Iterable<number>): Rgb[] =>
    [...indexes].map((index) => pixelAt(bare, index));
  const own = middle(colours(within(bare, heart(box), enough)));
  const ground = middle(colours(between(bare, grown(box, 2), grown(box, 5))));
  return own && ground ? contrast(own, ground) : undefined;
}

/** Beyond its element a ring may stand this far off, and it may lie as far inside. */
const outside = 7;
const inside = 6;
/** Less is a shade of the same colour, not a ring. */
const changed = 20;
/** Pixels of a glow and at the edge of a ring are half ring and half ground. */
const alike = 40;

/** A ring may take the place of an edge; then its ground is what that edge lay on. */
function bestBeside(bare: Pixels, index: number, ring: Rgb): number {
  const beside = [0, -1, 1, -bare.width, bare.width].map((by) => index + by);
  return Math.max(...beside.map((at) => contrast(ring, pixelAt(bare, at))));
}

/** How a ring stands out from what it lies on; 1 where less than half of one is there. */
function ringAround(bare: Pixels, focused: Pixels, box: Box): number {
  const found: { readonly ring: Rgb; readonly index: number }[] = [];
  for (const index of between(bare, grown(box, -inside), grown(box, outside))) {
    const ground = pixelAt(bare, index);
    const ring = pixelAt(focused, index);
    if (distance(ring, ground) >= changed) found.push({ ring, index });
  }
  if (found.length < box.width + box.height) return 1;
  // Where it changed most there is no glow and no edge of the ring, but the ring.
  const strongest = found
    .map((one) => ({ ...one, by: distance(one.ring, pixelAt(bare, one.index)) }))
    .toSorted((one, other) => other.by - one.by)
    .slice(0, Math.ceil(found.length / 10));
  const colour = middle(strongest.map(({ ring }) => ring));
  const core = found.filter(({ ring }) => colour && distance(ring, colour) < alike);
  // A quarter may lie on something that swallows it.
  return (
    quantile(
      core.map(({ ring, index }) => bestBeside(bare, index, ring)),
      0.25,
    ) ?? 1
  );
}

/** The best that the element or a frame around it shows. */
const ringRatio = (bare: Pixels, focused: Pixels, { boxes }: Stop): number => {
  let best = 1;
  for (const box of boxes) {
    best = Math.max(best, ringAround(bare, focused, box));
    if (best >= ringNeed) break;
  }
  return best;
};

/** Everything that a page shows, and how well it can be seen. */
export function measure(survey: Survey, bare: Pixels, focused: Pixels | undefined): Measure[] {
  const measured: Measure[] = [];
  const add = (kind: Kind, what: string, ratio: number | undefined, need: number): void => {
    if (ratio !== undefined) measured.push({ kind, what, ratio: rounded(ratio), need });
  };
  for (const ink of survey.inks) add(ink.kind, ink.what, inkRatio(bare, ink), ink.need);
  for (const bone of survey.bones) add('bone', bone.what, boneRatio(bare, bone), boneNeed);
  if (focused)
    for (const stop of survey.stops)
      add('ring', stop.what, ringRatio(bare, focused, stop), ringNeed);
  return measured;
}
