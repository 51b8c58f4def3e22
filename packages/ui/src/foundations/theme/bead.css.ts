import { createVar } from '@vanilla-extract/css';

import { leaning } from './shapes.ts';
import { component } from './style.ts';
import { vars } from './vars.css.ts';
import { when } from './when.ts';

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
      borderRadius: '50%',
      background: ground,
      boxShadow: `inset 0 0 0 ${vars.border.outline} ${edge}`,
      transform: leaning,
    },
    [when('selected', 'italic', '&::before')]: { borderRadius: 0 },
    [when('ornament', 'square', '&::before')]: { borderRadius: `min(${vars.radius.button}, 25%)` },
    [when('ornament', 'lozenge', '&::before')]: { borderRadius: 0 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { border: '1px solid CanvasText' } } },
  },
});
