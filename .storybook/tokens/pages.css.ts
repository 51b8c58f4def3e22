import { figuresAt, screen, textAt, vars } from '../../packages/ui/src/foundations/theme/index.ts';

const { color, radius, type } = vars;
const narrow = '(max-width: 760px)';

export const colours = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  gap: '40px 48px',
  alignItems: 'start',
});
export const colour = screen({ display: 'grid', gap: '4px', minInlineSize: 0 });
export const modes = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px',
  marginBlockStart: '8px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const half = screen({
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  minInlineSize: 0,
});
/** A colour is seen on the page of its own mode. */
export const field = screen({
  display: 'block',
  padding: '12px',
  borderRadius: '12px',
  boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
});
export const blot = screen({ display: 'block', blockSize: '44px', borderRadius: '8px' });
export const pair = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  ...textAt('s2'),
  color: color.text.soft,
  overflowWrap: 'anywhere',
});
export const proof = screen({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '26px',
  borderRadius: '6px',
  boxShadow: `0 0 0 1px ${color.line.soft}`,
});
export const ratio = screen({
  ...figuresAt('s2'),
  letterSpacing: 0,
  flex: 'none',
  minInlineSize: '44px',
  color: color.text.strong,
});

export const specimen = screen({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
});
export const step = screen({ ...textAt('s2'), color: color.text.faint });

export const choice = screen({
  display: 'inline-block',
  marginInlineEnd: '6px',
  paddingInline: '8px',
  borderRadius: '6px',
  border: `1px solid ${color.line.soft}`,
  color: color.text.faint,
  selectors: {
    '&[data-chosen]': {
      borderColor: color.action.text,
      color: color.action.text,
      fontWeight: type.text.strong,
    },
  },
});

export const stage = screen({
  display: 'grid',
  placeItems: 'center',
  padding: '40px',
  borderRadius: '12px',
  boxShadow: `inset 0 0 0 1px ${color.line.soft}`,
});
export const card = screen({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(100%, 220px)',
  blockSize: '110px',
  borderRadius: radius.card,
  ...textAt('s3'),
});

export const motion = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '24px',
  alignItems: 'center',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } },
});
export const track = screen({
  padding: '6px',
  borderRadius: '999px',
  background: color.surface.inset,
});
export const ball = screen({
  display: 'block',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  background: color.action.rest,
  position: 'relative',
  insetInlineStart: 0,
  transitionProperty: 'inset-inline-start',
  selectors: { '&[data-away]': { insetInlineStart: 'calc(100% - 24px)' } },
});

export const search = screen({ maxInlineSize: '390px' });
export const icons = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const icon = screen({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '96px',
  padding: '18px 8px 12px',
  border: '1px solid transparent',
  borderRadius: '12px',
  background: 'none',
  color: color.text.soft,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...textAt('s2'),
  selectors: {
    '&:hover': { borderColor: color.line.strong, color: color.text.strong },
  },
});
