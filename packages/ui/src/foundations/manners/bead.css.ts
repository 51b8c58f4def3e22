import { createVar } from '@vanilla-extract/css';

import { mark } from '../roles/mark.css.ts';
import { leaning } from '../theme/shapes.ts';
import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** What a bead is filled with, what is written on it, and what closes it. */
export const ground = createVar();
export const ink = createVar();
export const edge = createVar();

/** A mark that stands on a line with others, in the brand's shape. Whoever takes it gives its size. */
export const bead = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  color: ink,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: mark.seat,
      background: ground,
      boxShadow: `inset 0 0 0 ${vars.border.outline} ${edge}`,
      transform: leaning,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { border: '1px solid CanvasText' } } },
  },
});
