import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  paddingBlockEnd: '8px',
});

export const title = component({
  marginBlockEnd: '8px',
  color: color.text.strong,
  ...nameAt('s3'),
  selectors: {
    [when('filter', 'drawer')]: { color: color.text.soft, ...nameAt('s4') },
  },
});

export const choices = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  selectors: { [when('filter', 'drawer')]: { display: 'grid', gap: 0 } },
});

export const bets = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  selectors: {
    [when('filter', 'drawer')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
      gap: '4px',
      paddingInline: '4px',
    },
  },
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

/** Twice the class: it lies on a button whose own sheet may come later. */
export const show = component({
  flex: `1 1 ${rem(144)}`,
  minInlineSize: 0,
  selectors: { '&&': { paddingInline: '12px' } },
});
