import { createVar } from '@vanilla-extract/css';

import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;
const ink = createVar();
const rule = createVar();

/** A line on both sides of the words, as far as they leave room for one. */
const line = { content: '', flex: 1, borderBlockStart: `1px solid ${rule}` } as const;

export const divider = component({
  vars: { [ink]: color.text.faint, [rule]: color.line.soft },
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingBlock: '4px',
  color: ink,
  selectors: {
    '&::before': line,
    '&::after': line,
    '&[data-divider="new"]': { vars: { [ink]: color.action.text, [rule]: color.action.text } },
  },
});

export const words = component({ textAlign: 'center', ...labelAt('s1') }, labelCase);
