import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, size, space } = vars;

export const empty = component({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: `40px ${space.inset}`,
  textAlign: 'center',
});

export const title = component({ color: color.text.strong, ...displayAt('s5') });

export const text = component({
  maxInlineSize: '320px',
  color: color.text.soft,
  ...textAt('s3'),
});

export const action = component({ marginBlockStart: '16px', minBlockSize: size.row });
