import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { border, color, elevation, radius, size, space, type } = vars;
const side = createVar();

/** Rows on one card, or between hairlines where the brand draws rules. */
export const list = component({
  vars: { [side]: '16px' },
  marginInline: space.inset,
  paddingBlock: '4px',
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  overflow: 'hidden',
  selectors: {
    [when('winners', 'ledger')]: {
      vars: { [side]: '0px' },
      paddingBlock: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderBlock: `${border.rule} solid ${color.line.soft}`,
    },
  },
});

export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: size.row,
  paddingInline: side,
  paddingBlock: '6px',
  textAlign: 'start',
  color: color.text.strong,
  selectors: {
    // Inside, because the card cuts what stands out.
    '&:focus-visible': { outlineOffset: '-2px' },
    'li + li > &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `calc(${side} + 36px) 0`,
      borderBlockStart: `1px solid ${color.line.soft}`,
    },
    'li + li > &:not([data-icon])::before': { insetInlineStart: side },
    [when('winners', 'ledger', 'li + li > &::before')]: { insetInlineStart: 0 },
    '&[data-tone="danger"]': { color: color.danger.text },
  },
});

export const pressed = component({}, row, pressable);

export const texts = component({ flex: 1, minInlineSize: 0 });

export const label = component(
  { display: 'block', ...textAt('s3'), fontWeight: type.text.strong },
  oneLine,
);

export const description = component({
  display: 'block',
  color: color.text.faint,
  ...textAt('s2'),
});

export const value = component(
  { flex: 'none', maxInlineSize: '50%', color: color.text.soft, ...textAt('s3') },
  oneLine,
);

export const icon = component({ color: color.text.soft });
export const caret = component({ color: color.text.faint });
