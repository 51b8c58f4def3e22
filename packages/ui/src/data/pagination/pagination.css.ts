import { createVar } from '@vanilla-extract/css';

import { chosenSlant } from '../../foundations/manners/choice.ts';
import { inMiddle } from '../../foundations/manners/arranged.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { current as chosen } from '../../foundations/roles/current.css.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, type } = vars;
const round = createVar();

export const pagination = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
});

export const arrow = component({
  selectors: {
    '&&[aria-disabled="true"]': {
      color: `color-mix(in srgb, currentColor 40%, transparent)`,
      cursor: 'default',
    },
    // The mark of the way on, turned round.
    '&[data-way="back"]': { rotate: '180deg' },
  },
});

export const places = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
});

const current = '&[aria-current="page"]';

export const page = component(
  {
    vars: { [round]: mark.round },
    position: 'relative',
    isolation: 'isolate',
    ...inMiddle,
    minInlineSize: '44px',
    minBlockSize: '44px',
    paddingInline: '10px',
    color: color.text.soft,
    ...figuresAt('s3'),
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: '4px',
        borderRadius: round,
        transform: mark.lean,
      },
      [current]: { color: chosen.ink, fontStyle: chosenSlant },
      [`${current}::before`]: { background: chosen.ground, boxShadow: chosen.ring },
      // However wide its figure is, a disc has straight sides.
      [when('marks', 'disc')]: { vars: { [round]: '18px' } },
      // A line under it, and no box around.
      [when('selected', 'italic')]: { fontWeight: type.display.weight },
      [when('selected', 'italic', `${current}::before`)]: {
        inset: 'auto 10px 4px',
        blockSize: border.tab,
        background: chosen.edge,
        boxShadow: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
      },
    },
  },
  pressable,
);

export const gap = component({ ...inMiddle, inlineSize: '44px', color: color.text.faint });
