import { createVar } from '@vanilla-extract/css';

import { along } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;
const rule = createVar();

/** A line on both sides of the words, as far as they leave room for one. */
const line = { content: '', flex: 1, borderBlockStart: `1px solid ${rule}` } as const;

export const divider = component({
  vars: { [rule]: color.line.soft },
  ...along('12px'),
  paddingBlock: '4px',
  textAlign: 'center',
  selectors: {
    '&::before': line,
    '&::after': line,
    '&[data-divider="new"]': { vars: { [rule]: color.action.text } },
  },
});
