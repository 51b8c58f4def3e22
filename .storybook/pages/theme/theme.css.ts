import {
  figuresAt,
  labelAt,
  screen,
  textAt,
  vars,
} from '../../../packages/ui/src/foundations/theme/index.ts';

const { color, radius, space } = vars;

/** Around what is smaller than a screen. */
export const room = screen({ padding: space.inset });

export const page = screen({ display: 'grid', gap: '24px', padding: space.inset });

export const title = screen({ ...textAt('s5'), fontWeight: vars.type.text.strong });

export const group = screen({ display: 'grid', gap: '4px' });

export const row = screen({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'center',
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  ...textAt('s2'),
});

export const swatch = screen({
  inlineSize: '56px',
  blockSize: '44px',
  borderRadius: radius.thumb,
  boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
});

export const name = screen({
  ...labelAt('s2'),
  letterSpacing: 0,
  textTransform: 'none',
  overflowWrap: 'anywhere',
  color: color.text.strong,
});
export const quiet = screen({ color: color.text.faint, overflowWrap: 'anywhere' });
export const value = screen({ color: color.text.soft, overflowWrap: 'anywhere' });
export const figure = screen({ ...figuresAt('s3'), letterSpacing: 0 });

/** A length as long as it is. */
export const length = screen({
  blockSize: '12px',
  background: color.action.rest,
  maxInlineSize: '100%',
});

export const specimen = screen({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const icons = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: '16px 8px',
});
export const icon = screen({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.text.soft,
  ...textAt('s2'),
});

export const frames = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 390px)',
  gap: '24px',
});
export const frame = screen({
  inlineSize: '390px',
  blockSize: '520px',
  border: `1px solid ${color.line.strong}`,
});
export const chooser = screen({
  inlineSize: '100%',
  maxInlineSize: '480px',
  blockSize: '44px',
  paddingInline: '12px',
  border: `1px solid ${color.line.field}`,
  background: color.surface.field,
  color: color.text.strong,
});
/** As wide as the window: a sheet is looked at on a desk. */
export const wide = screen({ padding: '24px', display: 'grid', gap: '16px' });
