import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBlockEnd: '16px',
});

export const text = component({
  color: color.text.soft,
  overflowWrap: 'anywhere',
  ...textAt('s3'),
});
