import { component } from '../theme/style.ts';
import { displayAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, type } = vars;

export const row = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '44px',
  marginBlock: `${space.section} ${space.title}`,
  paddingInline: space.inset,
});

export const title = component({
  minInlineSize: 0,
  color: color.text.strong,
  ...displayAt('s6'),
  fontSize: type.section.size,
  lineHeight: type.section.line,
});
