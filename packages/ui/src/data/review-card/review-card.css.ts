import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const review = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 16px 16px',
  selectors: { [when('winners', 'ledger')]: { paddingInline: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12px',
});

export const title = component({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Its words end where the card's do. Twice the class: the button's own sheet may come later. */
export const edit = component({ selectors: { '&&': { marginInlineEnd: '-12px' } } });

export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});

export const fact = component({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' });

export const label = component({ color: color.text.faint, ...textAt('s2') });

export const value = component({
  color: color.text.strong,
  ...textAt('s3'),
  selectors: { '&[data-empty]': { color: color.text.faint } },
});

export const error = component({ display: 'block', color: color.danger.text, ...textAt('s2') });

export const more = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});
