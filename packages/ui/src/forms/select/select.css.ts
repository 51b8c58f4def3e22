import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../../foundations/theme/layers.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const select = component({
  appearance: 'none',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // Twice the class: the room for the mark wins over the field's own.
  selectors: {
    '&&': { paddingInlineEnd: '48px' }, // Until it is used the label says enough.
    '&:not(:focus):has(option[data-none]:checked)': { opacity: 0 },
    '&:disabled': { cursor: 'default' },
  },
});

globalStyle(`${select} option`, {
  '@layer': {
    [layers.components]: { background: color.surface.raised, color: color.text.strong },
  },
});

/** Says that a list opens; a press on it goes through to the control below. */
export const mark = component({
  position: 'absolute',
  insetInlineEnd: `calc(4px + ${inBox('8px')})`,
  insetBlockStart: 'calc(50% - 9px)',
  color: color.text.soft,
  pointerEvents: 'none',
});
