import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, size, space } = vars;

export const empty = component({
  padding: `40px ${space.inset}`,
});

export const title = component({ color: color.text.strong, ...displayAt('s5') });

export const text = component({ maxInlineSize: '320px' });

export const action = component({ marginBlockStart: '16px', minBlockSize: size.row });
