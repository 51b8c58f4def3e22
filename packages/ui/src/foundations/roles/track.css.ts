import { createVar } from '@vanilla-extract/css';

import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { color, gradient, motion } = vars;

/** A bar that fills: how round it is, and with what it fills. */
export const track = roles('track', {
  round: '4px',
  fill: `linear-gradient(180deg, ${gradient.action})`,
});

pointAnew('selected', 'soft', { [track.fill]: color.selected.edge });
pointAnew('field', 'rule', { [track.round]: '0px', [track.fill]: color.action.text });
// A loud fill may be too light for a light track; as text it never is.
pointAnew('marks', 'lozenge', { [track.round]: '0px', [track.fill]: color.action.text });

/** What a bar fills with, for whoever takes it; it gives its height. */
export const filled = createVar();

const grown = {
  borderRadius: track.round,
  background: filled,
  transition: `inline-size ${motion.sheet} ${motion.sheetCurve}`,
} as const;

/** The browser's own bar in the brand's dress. */
export const barred = component({
  vars: { [filled]: color.action.text },
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  border: 0,
  borderRadius: track.round,
  overflow: 'hidden',
  background: color.surface.strong,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': grown,
    '&::-moz-progress-bar': grown,
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
