import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { cutFoot, leaningBox } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, labelAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, radius, space } = vars;
const { scene: tone } = color;

export const status = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** As much of the screen as the rest leaves. */
export const scene = component({
  selectors: {
    '&&': { flex: '1 0 auto', minBlockSize: 'min(56dvh, 520px)' },
    // A drawing that the words stand in keeps the size it was drawn for.
    [when('backdrop', 'pitch', '&&')]: { flex: 'none', minBlockSize: 0 },
    [when('backdrop', 'grove', '&&')]: { flex: 'none', minBlockSize: 0 },
  },
});

/** What is the matter, drawn over the scene. */
export const sign = component({
  position: 'absolute',
  insetBlockStart: 'calc(20px + env(safe-area-inset-top))',
  insetInlineEnd: '20px',
  padding: '10px',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${tone.text} 14%, ${tone.ground})`,
  color: tone.accent,
  selectors: {
    [when('backdrop', 'pitch')]: { insetInline: '16px auto' },
    [when('backdrop', 'grove')]: { insetInline: '24px auto' },
    ...plates.tinted(({ outlines }) => ({ borderRadius: outlines[1] })),
    ...plates.leaning({ borderRadius: 0, clipPath: leaningBox('52px'), inlineSize: '64px' }),
    [when('tile', 'frame')]: {
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.line.strong}`,
    },
  },
});

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: `20px ${space.inset} calc(24px + env(safe-area-inset-bottom))`,
});

export const back = component({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  selectors: {
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    [when('tile', 'frame')]: {
      justifyContent: 'center',
      paddingInline: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderBlock: `${border.rule} solid ${color.line.soft}`,
      textAlign: 'center',
    },
  },
});

export const plate = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.holder,
  background: color.surface.inset,
  color: color.action.text,
  selectors: {
    ...plates.tinted(({ outlines }) => ({
      vars: { [color.icon.second]: color.tint.secondMark },
      borderRadius: outlines[2],
      background: color.tint.second,
      color: color.text.strong,
    })),
    [when('tile', 'frame')]: { display: 'none' },
  },
});

export const lines = component({ minInlineSize: 0, display: 'grid', gap: '2px' });

export const label = component({ color: color.text.soft, ...labelAt('s1') }, labelCase);

export const time = component({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...figuresAt('s4'),
  selectors: { [when('tile', 'frame')]: { ...displayAt('s4'), letterSpacing: 0 } },
});

export const contacts = component({ display: 'grid', gap: space.title });

export const heading = component({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...displayAt('s4'),
  selectors: { [when('tile', 'frame')]: { textAlign: 'center' } },
});

/** The page is inset already. Twice the class: the list's own sheet may come later. */
export const list = component({ selectors: { '&&': { marginInline: 0 } } });
