import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** As high as a button, so that cards beside each other end alike. */
export const state = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: vars.size.button,
});

/** The glyph tells the kind of news as well as the colour. */
export const word = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxInlineSize: '100%',
  color: vars.color.text.strong,
  ...nameAt('s3'),
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="danger"]': { color: vars.color.danger.text },
  },
});

export const note = component({ flex: '1 1 160px' });
