import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const code = component({
  display: 'block',
  marginBlockStart: '8px',
  color: color.text.faint,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...figuresAt('s2'),
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px',
});
