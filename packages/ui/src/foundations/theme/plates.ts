import type { StyleRule } from '@vanilla-extract/css';
import type { SlotChoice } from '@livery/themes/contract';

import { blobs } from './shapes.ts';
import { vars } from './vars.css.ts';
import { when } from './when.ts';

type Shape = SlotChoice<'plate'>;
type Rule = NonNullable<StyleRule['selectors']>[string];
type Outlines = readonly [string, string, string, string];

interface Plate {
  /** One quiet ground for all of them, the brand's tints in turn, or cells whose edges lean. */
  readonly manner: 'plain' | 'tinted' | 'leaning';
  /** Of four neighbours, so that a row of them is no row of stamps. */
  readonly outlines: Outlines;
}

const everywhere = (outline: string): Outlines => [outline, outline, outline, outline];

/** Every shape of plate. A further one is an entry here, and a choice of its slot. */
const shapes: Readonly<Record<Shape, Plate>> = {
  round: { manner: 'plain', outlines: everywhere(vars.radius.holder) },
  blob: { manner: 'tinted', outlines: blobs },
  // A gate: round above, and on its feet below.
  arch: { manner: 'tinted', outlines: everywhere('50% 50% 16% 16%') },
  lean: { manner: 'leaning', outlines: everywhere(vars.radius.holder) },
};

const all = Object.entries(shapes) as readonly (readonly [Shape, Plate])[];

/** The element that says how a page is, where it says this. */
const rootOf = (shape: Shape): string => `[data-plate="${shape}"]`;

/** The same rule wherever plates are used in one manner; a target that says more of the page is given its root. */
const on =
  (manner: Plate['manner']) =>
  (
    rule: Rule | ((plate: Plate) => Rule),
    target: string | ((root: string) => string) = '&',
  ): Record<string, Rule> =>
    Object.fromEntries(
      all
        .filter(([, plate]) => plate.manner === manner)
        .map(([shape, plate]) => [
          typeof target === 'string' ? when('plate', shape, target) : target(rootOf(shape)),
          typeof rule === 'function' ? rule(plate) : rule,
        ]),
    );

/** Selectors of a rule by how the brand uses its plates, whatever their shape (ADR 71). */
export const plates = { plain: on('plain'), tinted: on('tinted'), leaning: on('leaning') } as const;

/** Follows the element that says how a page is: no plate of it is tinted. */
export const untinted = all
  .filter(([, plate]) => plate.manner === 'tinted')
  .map(([shape]) => `:not(${rootOf(shape)})`)
  .join('');

const { tint } = vars.color;
const tints = [
  [tint.first, tint.firstMark],
  [tint.second, tint.secondMark],
  [tint.third, tint.thirdMark],
  [tint.fourth, tint.fourthMark],
] as const;

export interface Turn {
  readonly ground: string;
  readonly mark: string;
  readonly outline: string;
}

/** Where each of four neighbours stands, the tints take turns, and so do the outlines. */
export const inTurn = (
  rule: (turn: Turn) => Rule,
  target = (nth: string): string => `&:nth-child(${nth})`,
  manner: 'tinted' | 'leaning' = 'tinted',
): Record<string, Rule> =>
  Object.assign(
    {},
    ...tints.map(([ground, mark], index) =>
      plates[manner](
        ({ outlines }) => rule({ ground, mark, outline: outlines[index] ?? outlines[0] }),
        target(`4n + ${index + 1}`),
      ),
    ),
  );
