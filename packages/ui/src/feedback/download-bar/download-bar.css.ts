import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size } = vars;

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: `max(64px, ${size.header})`,
  padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px 0',
  background: color.surface.strip,
  color: color.text.strong,
  selectors: {
    '[dir="rtl"] &': { paddingInline: '0 12px' },
    // On a tint titles alone are read, on the strong surface the greys.
    ...plates.tinted({
      vars: { [color.text.soft]: color.text.strong, [color.win.text]: color.text.strong },
      background: color.tint.first,
    }),
    [when('corners', 'cut')]: {
      vars: { [color.win.text]: color.text.strong },
      background: color.surface.strong,
      boxShadow: `inset 0 3px ${color.action.rest}`,
    },
    [when('tile', 'frame')]: {
      background: color.surface.page,
      boxShadow: `inset 0 calc(-1 * ${border.rule}) ${color.line.strong}`,
    },
  },
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

/** Close to the edge, where it takes no room from the words. */
export const close = component({
  selectors: { '&&': { marginInlineEnd: '-10px', color: color.text.soft } },
});

export const mark = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.thumb,
  background: color.surface.raised,
  selectors: {
    ...plates.tinted(({ outlines }) => ({ borderRadius: outlines[0] })),
    ...plates.leaning({ transform: leaning }),
    [when('tile', 'frame')]: {
      borderRadius: 0,
      border: `${border.frame} solid ${color.line.strong}`,
      padding: '3px',
      background: 'none',
    },
  },
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  ...nameAt('s3'),
  selectors: {
    [when('tile', 'frame')]: { ...displayAt('s4'), letterSpacing: 0 },
    [when('titles', 'capitals')]: displayAt('s4'),
  },
});

export const nameWords = component({}, oneLine);

export const rating = component({ flex: 'none', position: 'relative' });

export const stars = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  color: color.win.text,
  ...figuresAt('s1'),
  letterSpacing: 0,
});

export const text = component({ color: color.text.soft, ...textAt('s1') }, oneLine);

/** Twice the class: the button's own sheet may come later. */
export const download = component({
  selectors: {
    '&&': {
      flex: 'none',
      maxInlineSize: '44%',
      paddingInline: '16px',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
});
