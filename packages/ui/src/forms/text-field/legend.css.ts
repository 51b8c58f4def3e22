import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** What a group of controls asks for. */
export const legend = component({
  paddingBlockEnd: '8px',
  color: vars.color.text.soft,
  ...nameAt('s3'),
});
