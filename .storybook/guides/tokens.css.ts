import { figuresAt, screen, textAt, vars } from '../../packages/ui/src/foundations/theme/index.ts';

const { color, type } = vars;

export const swatch = screen({
  display: 'block',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: '10px',
  boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
});

export const plate = screen({
  display: 'block',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: '10px',
  background: color.surface.raised,
});

export const corner = screen({
  display: 'block',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderBlockStart: `2px solid ${color.action.text}`,
  borderInlineStart: `2px solid ${color.action.text}`,
  background: color.surface.inset,
});

/** No longer than its place; the figure beside it says how long it is. */
export const measure = screen({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
});

export const length = screen({
  display: 'block',
  blockSize: '8px',
  borderRadius: '2px',
  background: color.action.text,
});

export const letters = screen({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  ...textAt('s6'),
});

export const figure = screen({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: '10px',
  background: color.surface.inset,
  ...figuresAt('s2'),
  letterSpacing: 0,
});

export const tokens = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))',
  gap: '16px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const token = screen({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minInlineSize: 0,
  ...textAt('s2'),
  color: color.text.soft,
});

export const told = screen({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const path = screen({
  display: 'block',
  fontWeight: type.text.strong,
  color: color.text.strong,
});

export const value = screen({
  display: 'block',
  fontFamily: 'ui-monospace, monospace',
  color: color.text.faint,
});
