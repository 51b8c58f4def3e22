import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** As high as a button, so that cards beside each other end alike. */
export const state = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: vars.size.button,
});

export const note = component({
  flex: '1 1 160px',
  minInlineSize: 0,
  color: vars.color.text.soft,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s2'),
});
