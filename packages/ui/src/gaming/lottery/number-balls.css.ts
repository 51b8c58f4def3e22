import { fallbackVar } from '@vanilla-extract/css';

import { inMiddle } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import {
  byPlate,
  groundOf,
  ifLeaning,
  inTurn,
  plate,
  shadeBy,
} from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const drawn = component({ position: 'relative', display: 'inline-flex' });

const side = rem(28);

/** Wider than high for a number of several figures; an outline where it leans or has a frame. */
export const ball = component(
  {
    flex: 'none',
    ...inMiddle,
    minInlineSize: side,
    blockSize: side,
    paddingInline: '4px',
    borderRadius: fallbackVar(plate.round, byPlate(side, side, '2px')),
    border: `${frame.edge} solid ${color.line.strong}`,
    color: color.text.strong,
    background: groundOf(color.surface.strong, 'transparent'),
    boxShadow: `inset 0 0 0 ${ifLeaning('1px')} ${color.line.strong}`,
    transform: plate.lean,
    selectors: {
      '[data-latest] > &': {
        color: shadeBy(color.win.on, color.win.on, color.action.on),
        background: shadeBy(color.win.fill, color.win.fill, color.action.rest),
        boxShadow: 'none',
      },
      [when('frames', 'frame')]: { borderRadius: 0, background: 'none' },
      [when('frames', 'frame', '[data-latest] > &')]: {
        color: color.win.text,
        borderColor: 'currentColor',
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  inTurn,
);

export const figure = component({ ...figuresAt('s3'), transform: plate.upright });
