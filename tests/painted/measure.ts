import { contrast, pixelAt, quantile, within, type Pixels, type Rgb } from './pixels.ts';
import { ringRatio } from './ring.ts';
import type { Bone, Box, Colour, Ink, Survey } from './survey.ts';

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
export const heart = ({ x, y, width, height }: Box): Box => ({
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
      add('ring', stop.what, ringRatio(bare, focused, stop, ringNeed), ringNeed);
  return measured;
}
