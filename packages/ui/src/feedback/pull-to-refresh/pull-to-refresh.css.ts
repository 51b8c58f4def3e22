import { keyframes } from '@vanilla-extract/css';

import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { ifCut } from '../../foundations/manners/edge.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { globalVar } from '../../foundations/theme/global-var.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, elevation, motion, space } = vars;

/** How far the page has come down, and how much of the way that is. */
export const pulled = globalVar('lvx-pulled');
export const reached = globalVar('lvx-pull-reached');

const turn = keyframes({ to: { rotate: '360deg' } });
const still = '(prefers-reduced-motion: reduce)';

export const pull = component({
  vars: { [pulled.value]: '0px', [reached.value]: '0' },
  position: 'relative',
  selectors: { '&[data-busy]': { vars: { [pulled.value]: '64px', [reached.value]: '0.75' } } },
  '@media': { [still]: { vars: { [pulled.value]: '0px' } } },
});

/** Over the content while a finger pulls it, and put away above it. */
export const mark = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '12px',
  insetInline: 0,
  display: 'none',
  justifyContent: 'center',
  pointerEvents: 'none',
  selectors: { '[data-pulled] > &, [data-busy] > &': { display: 'flex' } },
  '@media': { [still]: { selectors: { '&&': { display: 'none' } } } },
});

export const disc = component({
  ...inMiddle,
  ...sized('40px'),
  borderRadius: '50%',
  background: color.surface.raised,
  boxShadow: `${frame.ring}, inset 0 0 0 ${ifCut('1px')} ${color.line.strong}, ${elevation.low}`,
  color: color.action.text,
  opacity: `calc(0.2 + 0.8 * ${reached.value})`,
  scale: `calc(0.6 + 0.4 * ${reached.value})`,
  selectors: {
    '[data-busy] &': { opacity: 1, scale: 1 },
  },
});

export const ring = component({
  ...sized('24px'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  rotate: '-90deg',
  selectors: { '[data-busy] &': { animation: `${turn} 900ms linear infinite` } },
});

/** The whole way, and what of it is done. */
export const way = component({ opacity: 0.25 });
export const done = component({
  strokeDasharray: 1,
  strokeDashoffset: `calc(1 - ${reached.value})`,
  strokeLinecap: 'round',
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '4px 12px',
  paddingInline: space.inset,
  '@media': {
    // A finger pulls: the button takes no room, and is there for whoever goes from one to the next.
    '(hover: none) and (prefers-reduced-motion: no-preference)': {
      selectors: {
        '&:not(:focus-within, [data-failed])': {
          position: 'absolute',
          ...sized('1px'),
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const failed = component({ flex: '1 1 12rem' });

export const content = component({
  selectors: {
    '[data-pulled] > &': { translate: `0 ${pulled.value}` },
    '[data-busy] > &': { translate: `0 ${pulled.value}` },
    ':not([data-pulled]) > &': { transition: `translate ${motion.enter} ${motion.enterCurve}` },
  },
  '@media': { [still]: { selectors: { '&&': { translate: 'none', transition: 'none' } } } },
});
