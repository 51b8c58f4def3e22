import { keyframes } from '@vanilla-extract/css';

import { along, sized } from '../../foundations/manners/arranged.ts';
import { block, onRules } from '../../foundations/manners/block.ts';
import { roundedBy } from '../../foundations/manners/edge.ts';
import { marked } from '../../foundations/roles/mark.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius } = vars;

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

export const typing = component(along('8px'));

export const dots = component({
  flex: 'none',
  display: 'inline-flex',
  gap: '5px',
  padding: '12px 14px',
  borderRadius: roundedBy(`min(${radius.card}, 20px)`),
  borderEndStartRadius: roundedBy(`min(${radius.check}, 6px)`),
  background: block.ground,
  boxShadow: `inset 0 0 0 ${onRules(border.outline)} ${color.line.strong}, ${block.shadow}`,
  color: color.text.soft,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = component({
  ...sized('6px'),
  ...marked,
  // So small that it may be as wide as it likes.
  scale: 'none',
  background: 'currentColor',
  animation: `${breathe} 1.4s linear infinite`,
  selectors: {
    '&:nth-child(1)': { opacity: 0.5 },
    '&:nth-child(2)': { opacity: 0.75, animationDelay: '160ms' },
    '&:nth-child(3)': { animationDelay: '320ms' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});
