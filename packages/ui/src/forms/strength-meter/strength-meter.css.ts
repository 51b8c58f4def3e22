import { createVar } from '@vanilla-extract/css';

import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, motion, type } = vars;

const ink = createVar();
const thick = createVar();
const round = createVar();

export const meter = component({
  vars: { [ink]: color.danger.text, [thick]: '6px', [round]: '3px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  paddingInline: '20px',
  ...textAt('s2'),
  selectors: {
    '&:is([data-strength="2"])': { vars: { [ink]: color.warning.text } },
    '&:is([data-strength="3"], [data-strength="4"])': { vars: { [ink]: color.success.text } },
    [when('field', 'rule')]: { vars: { [thick]: '3px', [round]: '0' }, paddingInline: 0 },
    [when('ornament', 'lozenge')]: { vars: { [round]: '0' } },
  },
});

export const steps = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '4px',
});

export const step = component({
  blockSize: thick,
  borderRadius: round,
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

export const words = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '12px',
});

export const label = component({ color: color.text.soft });
export const level = component({ color: ink, fontWeight: type.text.strong });
/** Keeps its line, so that nothing below it moves while one types. */
export const hint = component({ minBlockSize: type.line.s2, color: color.text.faint });
