import { keyframes } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius, space } = vars;

const rise = keyframes({
  from: { opacity: 0, translate: `0 max(12px, ${vars.motion.enterRise})` },
});

export const viewport = component({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  insetBlockStart: 'calc(72px + env(safe-area-inset-top))',
  inlineSize: `min(100%, 480px)`,
  marginInline: 'auto',
  paddingInline: space.inset,
  pointerEvents: 'none',
});

export const list = component({ display: 'grid', justifyItems: 'center', gap: '8px' });

export const toast = component({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '48px',
  paddingBlock: '12px',
  paddingInline: '16px 20px',
  borderRadius: radius.message,
  border: `${border.rule} solid ${color.line.strong}`,
  background: color.surface.inset,
  color: color.text.strong,
  boxShadow: elevation.high,
  ...textAt('s3'),
  animation: `${rise} ${motion.enter} ${motion.enterCurve}`,
  selectors: {
    [when('message', 'plain')]: { background: color.surface.raised },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({
  flex: 'none',
  selectors: {
    '[data-kind="success"] > &': { color: color.success.text },
    '[data-kind="error"] > &': { color: color.danger.text },
    '[data-kind="info"] > &': { color: color.action.text },
    '[data-kind="loading"] > &': { color: color.action.text },
  },
});
