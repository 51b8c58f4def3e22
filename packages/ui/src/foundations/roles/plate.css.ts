import type { SlotChoice } from '@livery/themes/contract';

import { blobs, leaning, upright } from '../theme/shapes.ts';
import { component } from '../theme/style.ts';
import { withFallback } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { color, type } = vars;
const { tint } = color;

type Ground = Record<'ground' | 'mark' | 'round', string>;
type Four = readonly [Ground, Ground, Ground, Ground];

/** Said nowhere: whoever asks brings what stands there instead. */
const unsaid = 'initial';
const plain: Ground = { ground: unsaid, mark: color.icon.second, round: unsaid };

/** What the plates of four neighbours are. */
export const turns = [
  roles('plate-first', plain),
  roles('plate-second', plain),
  roles('plate-third', plain),
  roles('plate-fourth', plain),
] as const satisfies Four;

/** What an icon stands on. */
export const plate = roles('plate', {
  ...turns[0],
  /** 1 where plates have the brand's tints, one after the other. */
  tinted: '0',
  /** `none` there: the tint is the ground, and what lies around it has no other. */
  bare: unsaid,
  /** Letters beside them. */
  family: unsaid,
  /** 1 where they are cells whose edges lean. */
  leaning: '0',
  /** `none` there: these say enough by themselves. */
  unlessCell: unsaid,
  /** As high as its row there. */
  self: 'auto',
  /** `none` where they are tinted or cells: neither is a box with a shine. */
  plainOnly: unsaid,
  lean: 'none',
  /** What leans reaches over its box, and makes no page wider. */
  contain: 'none',
  /** Of what lies in something that leans. */
  upright: 'none',
  /** Whether a small icon has one at all: plain plates are for what is rich. */
  alone: 'contents',
  /** Scale of what leans against the lines of the page, and of what lies in it. */
  mirror: 'none',
});

/** The first, second, third or fourth of neighbours, for a part that is always this one. */
const plateInTurn = (index: 0 | 1 | 2 | 3) => ({
  [plate.ground]: turns[index].ground,
  [plate.mark]: turns[index].mark,
  [plate.round]: turns[index].round,
});

/** Neighbours of one parent take turns; what lies in them asks for the plate. */
export const inTurn = component({
  selectors: {
    '&:nth-child(4n + 1)': { vars: plateInTurn(0) },
    '&:nth-child(4n + 2)': { vars: plateInTurn(1) },
    '&:nth-child(4n + 3)': { vars: plateInTurn(2) },
    '&:nth-child(4n + 4)': { vars: plateInTurn(3) },
  },
});

const said = (turn: Ground, ground: string, mark: string, round: string) => ({
  [turn.ground]: ground,
  [turn.mark]: mark,
  [turn.round]: round,
});

const tinted = (first: string, second = first, third = first, fourth = second) => ({
  [plate.tinted]: '1',
  [plate.alone]: 'grid',
  [plate.bare]: 'none',
  [plate.plainOnly]: 'none',
  [plate.family]: withFallback(type.label.family, type.text.fallback),
  ...said(turns[0], tint.first, tint.firstMark, first),
  ...said(turns[1], tint.second, tint.secondMark, second),
  ...said(turns[2], tint.third, tint.thirdMark, third),
  ...said(turns[3], tint.fourth, tint.fourthMark, fourth),
  ...plateInTurn(0),
});

/** Every shape but the usual one, which is round: a further one is an entry here. */
const shapes: Readonly<Record<Exclude<SlotChoice<'plate'>, 'round'>, Record<string, string>>> = {
  // Never quite round, so that a row of them is no row of stamps.
  blob: tinted(...blobs),
  // A gate: round above, and on its feet below.
  arch: tinted('50% 50% 16% 16%'),
  lean: {
    [plate.leaning]: '1',
    [plate.unlessCell]: 'none',
    [plate.self]: 'stretch',
    [plate.plainOnly]: 'none',
    [plate.lean]: leaning,
    [plate.contain]: 'layout',
    [plate.upright]: upright,
  },
};

for (const [shape, manner] of Object.entries(shapes))
  pointAnew('plate', shape as SlotChoice<'plate'>, manner);
pointAnew('plate', 'lean', { [plate.mirror]: '-1 1' }, (brand) => `[dir="rtl"]${brand}`);
