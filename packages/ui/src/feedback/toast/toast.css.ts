import { keyframes } from '@vanilla-extract/css';

import { wrapping } from '../../foundations/manners/arranged.ts';
import { said } from '../../foundations/manners/tone.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, motion, radius, space } = vars;

const rise = keyframes({
  from: { opacity: 0, translate: `0 max(12px, ${vars.motion.enterRise})` },
});

export const viewport = component({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  // Over the bar: what was pressed, and what it speaks of, stays in sight below.
  insetBlockStart: 'calc(8px + env(safe-area-inset-top))',
  inlineSize: `min(100%, 480px)`,
  marginInline: 'auto',
  paddingInline: space.inset,
  pointerEvents: 'none',
  display: 'grid',
  gap: '8px',
});

export const list = component({ display: 'grid', justifyItems: 'center', gap: '8px' });

export const toast = component({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  // A finger that goes along the line puts it away.
  touchAction: 'pan-y',
  minBlockSize: '48px',
  paddingBlock: '12px',
  paddingInline: '16px 20px',
  borderRadius: radius.message,
  // In the dark a shadow raises nothing from the ground: an edge does.
  border: `max(1px, ${border.field}) solid ${color.line.field}`,
  background: said.over,
  color: color.text.strong,
  boxShadow: elevation.high,
  ...textAt('s3'),
  animation: `${rise} ${motion.enter} ${motion.enterCurve}`,
  selectors: {
    '&[data-dragging]': { userSelect: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({
  flex: 'none',
  color: color.action.text,
  selectors: {
    '[data-tone="success"] > &': { color: color.success.text },
    '[data-tone="danger"] > &': { color: color.danger.text },
  },
});

/** Beside its mark, however long it is; what can be pressed goes below where it must. */
export const text = component({ flex: '1 1 0', minInlineSize: '8em', ...wrapping });

export const action = component({ marginBlock: '-8px', marginInlineStart: 'auto' });
/** As high as the toast, so its ring lies within. Twice the class: the button's own sheet may come later. */
export const close = component({
  marginBlock: '-10px',
  marginInlineEnd: '-12px',
  selectors: { '&&:focus-visible': { outlineOffset: '-6px' } },
});
