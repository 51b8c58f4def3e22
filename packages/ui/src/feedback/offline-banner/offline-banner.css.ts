import { keyframes } from '@vanilla-extract/css';

import { along } from '../../foundations/manners/arranged.ts';
import { said } from '../../foundations/manners/tone.ts';
import { barRoom } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, motion, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const place = component({
  display: 'block',
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  insetBlockEnd: barRoom,
  inlineSize: 'min(100%, 480px)',
  marginInline: 'auto',
  paddingInline: space.inset,
  pointerEvents: 'none',
});

export const banner = component({
  ...along('12px'),
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: '48px',
  marginInline: 'auto',
  padding: '8px 16px',
  borderRadius: radius.message,
  border: `${border.rule} solid ${color.line.strong}`,
  background: said.over,
  boxShadow: elevation.high,
  color: color.text.strong,
  animation: `${appear} ${motion.enter} ${motion.enterCurve}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const icon = component({
  flex: 'none',
  color: color.warning.text,
  selectors: { '[data-line="back"] > &': { color: color.success.text } },
});

export const texts = component({ display: 'grid', minInlineSize: 0 });
