import { createVar } from '@vanilla-extract/css';

import { stacked } from '../../foundations/manners/arranged.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { track } from '../../foundations/roles/track.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion, type } = vars;

const ink = createVar();

export const meter = component({
  vars: { [ink]: color.danger.text },
  ...stacked,
  gap: '6px',
  paddingInline: inBox('20px'),
  ...textAt('s2'),
  selectors: {
    '&:is([data-strength="2"])': { vars: { [ink]: color.warning.text } },
    '&:is([data-strength="3"], [data-strength="4"])': { vars: { [ink]: color.success.text } },
  },
});

export const step = component({
  blockSize: `calc(3px + ${inBox('3px')})`,
  borderRadius: track.round,
  background: color.surface.strong,
  transform: leaning,
  transition: `background-color ${motion.press}`,
  selectors: { '&[data-on]': { background: ink } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-on]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const level = component({ color: ink, fontWeight: type.text.strong });
/** Keeps its line, so that nothing below it moves while one types. */
export const hint = component({ minBlockSize: type.line.s2 });
