import { createVar } from '@vanilla-extract/css';

import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, type Step } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, type } = vars;
const side = createVar();

/** Two letters never outgrow the picture they stand for. */
const lettersOf = (step: Step, wide: number) =>
  ({ fontSize: `min(${type.size[step]}, ${wide * 0.46}px)` }) as const;

export const avatar = component({
  flex: 'none',
  display: 'inline-grid',
  inlineSize: side,
  blockSize: side,
  selectors: {
    '&[data-size="small"]': {
      vars: { [side]: '32px' },
      ...displayAt('s2'),
      ...lettersOf('s2', 32),
    },
    '&[data-size="medium"]': {
      vars: { [side]: '44px' },
      ...displayAt('s3'),
      ...lettersOf('s3', 44),
    },
    '&[data-size="large"]': {
      vars: { [side]: '72px' },
      ...displayAt('s6'),
      ...lettersOf('s6', 72),
    },
    // What leans stands out at both sides.
    ...plates.leaning({ marginInline: '4px' }),
  },
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
  tints.map(([place, ground, mark]) => [
    `:root:not([data-ornament="diamond"]) [data-tint="${place}"] > &`,
    { vars: { [color.icon.second]: mark }, background: ground },
  ]),
);

/** The brand's own outline of a person. */
export const shape = component({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.surface.strong,
  color: color.text.strong,
  selectors: {
    ...plates.tinted(({ outlines }) => ({
      borderRadius: outlines[0],
      background: color.tint.first,
    })),
    ...plates.leaning({ borderRadius: 0, transform: leaning }),
    [when('ornament', 'square')]: { borderRadius: `min(${radius.button}, 25%)` },
    [when('ornament', 'diamond')]: {
      borderRadius: 0,
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
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: plates.leaning({ transform: `${upright} scale(1.3)` }),
});

/** Letters stand as their face does, whatever their ground does. */
export const letters = component({
  selectors: plates.leaning({ transform: upright }),
});
