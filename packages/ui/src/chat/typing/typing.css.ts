import { keyframes } from '@vanilla-extract/css';

import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, radius } = vars;

const breathe = keyframes({
  '0%, 60%, 100%': { opacity: 0.35 },
  '30%': { opacity: 1 },
});

export const typing = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: color.text.faint,
  ...textAt('s2'),
});

export const dots = component({
  flex: 'none',
  display: 'inline-flex',
  gap: '5px',
  padding: '12px 14px',
  borderRadius: `min(${radius.card}, 20px)`,
  borderEndStartRadius: `min(${radius.check}, 6px)`,
  background: color.surface.raised,
  boxShadow: elevation.low,
  color: color.text.soft,
  selectors: {
    [when('winners', 'ledger')]: {
      background: 'none',
      boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}`,
    },
    [when('corners', 'cut')]: { borderRadius: 0 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = component({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
  animation: `${breathe} 1.4s linear infinite`,
  selectors: {
    '&:nth-child(1)': { opacity: 0.5 },
    '&:nth-child(2)': { opacity: 0.75, animationDelay: '160ms' },
    '&:nth-child(3)': { animationDelay: '320ms' },
    [when('ornament', 'square')]: { borderRadius: 0 },
    [when('ornament', 'diamond')]: { borderRadius: 0, rotate: '45deg' },
    [when('ornament', 'lozenge')]: { borderRadius: 0, transform: leaning },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const label = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
