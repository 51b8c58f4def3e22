import { createVar, fallbackVar } from '@vanilla-extract/css';

import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { groundOf, ifLeaning, plate, plateInTurn } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, type } = vars;
const side = createVar();

/** How wide each is, and the letters in it. */
const sizes = { small: [32, 's2'], medium: [44, 's3'], large: [72, 's6'] } as const;

/** Among others it takes no turn: a person looks the same in every row. */
export const avatar = component({
  vars: plateInTurn(0),
  flex: 'none',
  display: 'inline-grid',
  ...sized(side),
  // What leans stands out at both sides.
  marginInline: ifLeaning('4px'),
  selectors: Object.fromEntries(
    Object.entries(sizes).map(([size, [wide, step]]) => [
      `&[data-size="${size}"]`,
      {
        vars: { [side]: `${wide}px` },
        ...displayAt(step),
        // Two letters never outgrow the picture they stand for.
        fontSize: `min(${type.size[step]}, ${wide * 0.46}px)`,
      },
    ]),
  ),
});

const { tint } = color;
const tints = [
  [1, tint.first, tint.firstMark],
  [2, tint.second, tint.secondMark],
  [3, tint.third, tint.thirdMark],
  [4, tint.fourth, tint.fourthMark],
] as const;

/** Behind a glyph; a frame stays the ground it is. */
const onTint = Object.fromEntries(
  tints.map(([place, ground, second]) => [
    `:root:not([data-marks="diamond"]) [data-tint="${place}"] > &`,
    { vars: { [color.icon.second]: second }, background: ground },
  ]),
);

/** The brand's own outline of a person. */
export const shape = component({
  ...inMiddle,
  overflow: 'hidden',
  borderRadius: fallbackVar(plate.round, mark.round),
  background: groundOf(color.surface.strong),
  color: color.text.strong,
  transform: plate.lean,
  selectors: {
    [when('marks', 'diamond')]: {
      padding: '3px',
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}`,
      color: color.action.text,
    },
    ...onTint,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const image = component({
  ...sized('100%'),
  objectFit: 'cover',
  transform: plate.upright,
  // In a box that leans it reaches into the corners.
  scale: `calc(1 + 0.3 * ${plate.leaning})`,
});

/** Letters stand as their face does, whatever their ground does. */
export const letters = component({ transform: plate.upright });
