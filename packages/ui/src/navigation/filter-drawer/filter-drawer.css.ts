import { stacked } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

/** Chips in a sheet, unless the slot `filter` says rows with boxes in a drawer. */
export const look = own({
  list: 'flex',
  apart: '8px',
  between: '8px',
  inset: '0px',
  title: color.text.strong,
  box: 'none',
  boxEnd: '-4px',
  frame: 'none',
  tick: 'currentColor',
  untold: '1',
});

export const form = component({
  ...look.usual,
  ...stacked,
  gap: '24px',
  paddingBlockEnd: '8px',
  selectors: {
    [when('filter', 'drawer')]: as(look, {
      list: 'grid',
      apart: '0px',
      between: '4px',
      inset: '4px',
      title: color.text.soft,
      box: 'grid',
      boxEnd: '4px',
      frame: "''",
      tick: color.action.on,
      untold: '0',
    }),
  },
});

export const title = component({
  marginBlockEnd: '8px',
  color: look.title,
  ...nameAt('s3'),
  selectors: { [when('filter', 'drawer')]: nameAt('s4') },
});

export const choices = component({ display: look.list, flexWrap: 'wrap', gap: look.apart });

export const bets = component({
  display: look.list,
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: look.between,
  paddingInline: look.inset,
});

/** Twice the class: it lies on a button whose own sheet may come later. */
export const show = component({
  flex: `1 1 ${rem(144)}`,
  minInlineSize: 0,
  selectors: { '&&': { paddingInline: '12px' } },
});
