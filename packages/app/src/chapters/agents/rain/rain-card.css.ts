import { keyframes } from '@vanilla-extract/css';
import { ruleOf } from '@livery/ui/manners';
import { screen, vars } from '@livery/ui/theme';

const { color, elevation, space } = vars;

const unfold = keyframes({ from: { opacity: 0, scale: '0.8' } });

/** Above the bar at the foot, and what is raised out of it; what lies below stays in reach. */
export const card = screen({
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  insetBlockEnd: 'calc(96px + env(safe-area-inset-bottom))',
  boxSizing: 'border-box',
  inlineSize: `calc(min(100%, 480px) - 2 * ${space.inset})`,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  padding: '16px',
  // A page that is cut by rules has no ground of its own below its parts.
  borderBlock: ruleOf(color.line.strong),
  background: color.surface.raised,
  boxShadow: elevation.high,
});

export const sign = screen({ display: 'grid', color: color.win.text });

export const words = screen({ display: 'grid', gap: '4px', minInlineSize: 0 });

export const amount = screen({
  animation: `${unfold} 400ms ease-out`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const actions = screen({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '8px',
});
