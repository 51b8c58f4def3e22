import { along } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

export const bar = component({
  ...along('12px'),
  minBlockSize: '44px',
  paddingInline: space.inset,
  paddingBlock: '4px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  background: color.surface.strip,
  color: color.text.soft,
  ...textAt('s2'),
});

/** On two lines rather than that the button goes below. */
export const facts = component({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  minInlineSize: 0,
});

export const fact = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  minInlineSize: 0,
});

export const end = component({ flex: 'none', maxInlineSize: '50%' });
