import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

export const busy = component({ marginInlineEnd: '8px', color: vars.color.text.soft });
