import { stacked } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** What can be done stands close to what it is about. */
export const actions = component({ ...stacked, marginInline: '-12px', marginBlockStart: '-8px' });

/** Twice the class: the item's own sheet may come later. */
export const action = component({
  selectors: {
    '&&': { position: 'relative', minBlockSize: '56px' },
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '12px',
      borderBlockStart: `1px solid ${vars.color.line.soft}`,
    },
  },
});
