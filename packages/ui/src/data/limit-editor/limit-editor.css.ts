import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;
const mark = createVar();

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

export const editor = component({
  ...stacked,
  gap: '16px',
  padding: '16px',
  selectors: { [when('winners', 'ledger')]: { paddingInline: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

export const title = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const limit = component({
  color: color.text.strong,
  overflowWrap: 'anywhere',
  ...figuresAt('s4'),
  selectors: { '&[data-none]': { color: color.text.faint, ...textAt('s3') } },
});

export const pending = component({ ...stacked, gap: '12px' });
export const form = component({ ...stacked, gap: '12px' });
export const said = component({ display: 'block', selectors: { '&:empty': { display: 'none' } } });

/** What a change means. Stricter is good news, looser is a thing to think over; neither is loud. */
export const effect = component({
  vars: { [mark]: color.success.text },
  display: 'flex',
  gap: '8px',
  color: mark,
  ...textAt('s3'),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&[data-change="raise"]': { vars: { [mark]: color.warning.text } } },
});
