import { inMiddle } from '../../foundations/manners/arranged.ts';
import { inBox } from '../../foundations/manners/field.ts';
import { track as bar } from '../../foundations/roles/track.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion, space } = vars;

/** The way that is still to go: of the ink, and so seen on every ground. */
const ahead = `color-mix(in srgb, ${color.text.strong} 20%, transparent)`;

export const track = component({ marginInline: space.inset, overflowWrap: 'anywhere' });

export const withRing = component({
  display: 'grid',
  gridTemplateColumns: `${rem(104)} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: '16px',
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const name = component({ color: color.text.strong, ...displayAt('s5') });

/** One part for each level, apart from each other. */
export const parts = component({ display: 'grid', gridAutoFlow: 'column', gap: '4px' });
export const part = component({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: `calc(4px + ${inBox('4px')})`,
  border: 0,
  borderRadius: bar.round,
  background: ahead,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.action.text },
    '&::-moz-progress-bar': { background: color.action.text },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const ring = component({ ...inMiddle, inlineSize: rem(104), color: color.action.text });
export const circles = component({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  rotate: '-90deg',
  // It fills the way one reads.
  selectors: { '[dir="rtl"] &': { scale: '1 -1' } },
});
export const rest = component({ stroke: ahead, strokeWidth: 8 });
export const done = component({
  stroke: color.action.text,
  strokeWidth: 8,
  transition: `stroke-dasharray ${motion.sheet} ${motion.sheetCurve}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
export const icon = component({ gridArea: '1 / 1' });
