import { component } from '../../foundations/theme/style.ts';

/** The value as a field would show it, in a button as large as the field. */
export const button = component({
  overflow: 'hidden',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&&': { paddingInlineEnd: '48px' }, '&:disabled': { cursor: 'default' } },
});
