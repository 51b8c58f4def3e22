import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const receipt = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: '20px 16px',
  selectors: { [when('winners', 'ledger')]: { paddingInline: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The dashes are where one would tear it off. */
export const head = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '8px',
  paddingBlockEnd: '20px',
  borderBlockEnd: `1px dashed ${color.line.strong}`,
  textAlign: 'center',
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

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
});
