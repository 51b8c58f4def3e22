import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card } from '../../layout/surface/card.css.ts';

const { color, motion, space } = vars;

/** The way that is still to go: of the ink, and so seen on every ground. */
const ahead = `color-mix(in srgb, ${color.text.strong} 20%, transparent)`;

export const track = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    marginInline: space.inset,
    padding: '16px',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-shape="ring"]': {
        gridTemplateColumns: `${rem(104)} minmax(0, 1fr)`,
        alignItems: 'center',
        columnGap: '16px',
      },
      [when('winners', 'ledger')]: { paddingInline: 0 },
    },
  },
  card,
);

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const texts = component({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const name = component({ color: color.text.strong, ...displayAt('s5') });
export const value = component({ color: color.text.soft, ...figuresAt('s3') });
export const next = component({ color: color.text.soft, ...textAt('s3') });

/** One part for each level, apart from each other. */
export const parts = component({ display: 'grid', gridAutoFlow: 'column', gap: '4px' });
export const part = component({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: '4px',
  background: ahead,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.action.text },
    '&::-moz-progress-bar': { background: color.action.text },
    [when('field', 'rule')]: { blockSize: '4px', borderRadius: 0 },
    [when('ornament', 'lozenge')]: { borderRadius: 0 },
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

export const ring = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(104),
  color: color.action.text,
});
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
