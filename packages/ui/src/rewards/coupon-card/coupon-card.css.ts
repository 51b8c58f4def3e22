import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card } from '../../layout/surface/card.css.ts';

const { color } = vars;

export const coupon = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    color: color.text.strong,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  card,
);

const inset = { [when('winners', 'ledger')]: { paddingInline: 0 } } as const;

/** Torn off below, as a coupon is. */
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 12px',
  padding: '16px',
  borderBlockEnd: `2px dashed ${color.line.strong}`,
  selectors: inset,
});

export const texts = component({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The loudest of it, until there is nothing more to be had. */
export const value = component({
  color: color.action.text,
  ...figuresAt('s6'),
  selectors: { '[data-over] &': { color: color.text.soft } },
});

export const title = component({
  selectors: { '[data-over] &': { color: color.text.soft } },
});

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 16px 16px',
  selectors: { ...inset, '&:empty': { display: 'none' } },
});

export const description = component({
  color: color.text.soft,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s3'),
});

export const terms = component({ color: color.text.soft, ...textAt('s2') });
