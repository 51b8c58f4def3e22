import { ifLeaning } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

/** A step down, what it is, a step up. */
export const row = component({
  display: 'flex',
  alignItems: 'start',
  gap: `max(${space.list}, 8px)`,
});

export const field = component({ flex: 1, minInlineSize: 0 });

/** Beside the field, and not beside what stands below it. */
export const step = component({
  flex: 'none',
  marginBlockStart: '4px',
  // What leans stands out at both sides.
  marginInline: ifLeaning('6px'),
});

export const sign = component({ color: color.text.soft, paddingInline: '4px' });
