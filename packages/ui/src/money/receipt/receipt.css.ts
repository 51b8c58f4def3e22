import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** The dashes are where one would tear it off. */
export const head = component({
  paddingBlockEnd: '20px',
  borderBlockEnd: `1px dashed ${color.line.strong}`,
});

export const title = component({
  selectors: { '&&': { color: color.text.soft, ...textAt('s3') } },
});

export const amount = component({
  maxInlineSize: '100%',
  color: color.text.strong,
  ...figuresAt('s7'),
  overflowWrap: 'anywhere',
});
