import { tokenByPath } from '../../../packages/themes/src/contract/index.ts';
import { heart } from '../measure.ts';
import { pixelAt, within, type Pixels } from '../pixels.ts';
import type { Ink, Survey } from '../survey.ts';
import { tokenOf } from './markers.ts';

/** Ink of one token on ground of another, as it was painted somewhere. */
export interface Pair {
  /** A token's path, or what is known of an ink that is none. */
  readonly ink: string;
  readonly on: string;
  readonly need: number;
  /** How much of the ink is there: less than all where a component fades it. */
  readonly alpha: number;
}

/** What is not exactly a token's colour: mixed, drawn, or a picture's. */
export const mixed = 'mixed';

/** A ground that lies behind less of a word is an edge, or a letter of another. */
const least = 0.1;
const enough = 1500;

const inkName = ({ colour: [red, green, blue] }: Ink): string =>
  tokenOf({ red, green, blue }) ?? mixed;

/** Which tokens lie behind an ink, and that something else does. */
function groundsOf(bare: Pixels, { boxes }: Ink): ReadonlySet<string> {
  const found = new Set<string>();
  for (const box of boxes) {
    const counts = new Map<string, number>();
    let all = 0;
    for (const index of within(bare, heart(box), enough)) {
      const name = tokenOf(pixelAt(bare, index)) ?? mixed;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      all++;
    }
    for (const [name, count] of counts) if (count >= all * least) found.add(name);
  }
  return found;
}

/** Every pair of a page that was painted in markers. */
export const pairsIn = (survey: Survey, bare: Pixels): Pair[] =>
  survey.inks.flatMap((ink) =>
    [...groundsOf(bare, ink)].map((on) => ({
      ink: inkName(ink),
      on,
      need: ink.need,
      alpha: ink.colour[3],
    })),
  );

const names = (ink: string, on: string, need: number): boolean => {
  const pair = tokenByPath.get(ink)?.pair;
  return pair !== undefined && pair.on.includes(on) && pair.atLeast >= need;
};

/** Whether the contract names a pair, with a ratio that is enough; either may be the ground of the other. */
export const isNamed = ({ ink, on, need }: Pick<Pair, 'ink' | 'on' | 'need'>): boolean =>
  names(ink, on, need) || names(on, ink, need);
