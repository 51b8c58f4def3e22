import { createVar } from '@vanilla-extract/css';

import { block, onPlate } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, radius, space } = vars;

/** Colour of a series. */
export const tone = createVar();
const height = createVar();

export const chart = component({
  vars: { [height]: '180px' },
  marginInline: space.inset,
  padding: `14px ${onPlate('16px')} 12px`,
  selectors: {
    '&[data-size="small"]': { vars: { [height]: '120px' } },
    '&[data-size="large"]': { vars: { [height]: '260px' } },
  },
});

/** A series, wherever it is drawn. */
export const series = component({
  vars: { [tone]: color.chart.first },
  selectors: {
    '&[data-series="1"]': { vars: { [tone]: color.chart.second } },
    '&[data-series="2"]': { vars: { [tone]: color.chart.third } },
    '&[data-series="3"]': { vars: { [tone]: color.chart.fourth } },
  },
  '@media': { '(forced-colors: active)': { vars: { [tone]: 'CanvasText' } } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: '44px',
});

export const title = component({
  minInlineSize: 0,
  color: color.text.strong,
  overflowWrap: 'anywhere',
  ...displayAt('s4'),
});

export const toggle = component({
  flex: 'none',
  marginInlineEnd: '-10px',
  selectors: { '&&:not([aria-pressed="true"])': { color: color.text.soft } },
});

/** The point that is read, and its values: one place that never moves. */
export const reading = component({
  display: 'grid',
  gap: '2px',
  minBlockSize: rem(44),
  alignContent: 'start',
});
/** Columns that no figure pushes: nothing moves from point to point. */
export const legend = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(148)}), 1fr))`,
  gap: '2px 12px',
});
export const entry = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
});
export const value = component({ color: color.text.strong, ...figuresAt('s4') });
export const swatch = component({
  flex: 'none',
  overflow: 'visible',
  fill: tone,
  stroke: tone,
});

/** What is drawn, walked with the arrows and followed by the finger. */
export const stage = component({
  display: 'grid',
  minBlockSize: `calc(${height} + ${rem(24)})`,
  borderRadius: radius.check,
  cursor: 'crosshair',
  // The page still scrolls under a finger that goes up or down.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});

export const plot = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: `${height} minmax(${rem(24)}, auto)`,
  columnGap: '8px',
});
export const canvas = component({ inlineSize: '100%', blockSize: height, overflow: 'visible' });

const small = { color: color.text.faint, fill: color.text.faint, ...textAt('s1') } as const;

/** Its first and last names stand beside the lines that they name. */
export const values = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: `calc(8px - ${vars.type.line.s1} / 2)`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const names = component({
  gridColumn: 1,
  inlineSize: '100%',
  blockSize: rem(24),
  overflow: 'visible',
  ...small,
});

export const grid = component({ stroke: color.line.soft, strokeWidth: 1 });
export const zero = component({ stroke: color.line.strong, strokeWidth: 1 });
export const rule = component({ stroke: color.text.faint, strokeWidth: 1, strokeDasharray: '2 3' });
export const band = component({ fill: color.surface.inset });
export const line = component({
  fill: 'none',
  stroke: tone,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: {
    '[data-series="1"] > &': { strokeDasharray: '7 5' },
    '[data-series="2"] > &': { strokeDasharray: '1 5' },
    '[data-series="3"] > &': { strokeDasharray: '12 5 1 5' },
  },
});
export const area = component({ fill: tone, opacity: 0.14 });
/** Parted from the line that it lies on. */
export const dot = component({ fill: tone, stroke: color.surface.raised, strokeWidth: 2 });
export const filled = component({ fill: tone });
export const tinted = component({ fill: tone, opacity: 0.3 });
export const drawn = component({ fill: 'none', stroke: tone, strokeWidth: 2 });

export const none = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${height} + ${rem(24)} + ${rem(52)})`,
});
export const bones = component({
  display: 'grid',
  gap: '8px',
  blockSize: `calc(${height} + ${rem(24)})`,
});

export const scroller = component({
  maxBlockSize: `calc(${height} + ${rem(24)} + ${rem(52)})`,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.text.faint} transparent`,
  borderRadius: radius.check,
});
export const table = component({ inlineSize: '100%', borderSpacing: 0, ...textAt('s3') });
export const cell = component({
  paddingBlock: '8px',
  paddingInline: '8px 0',
  color: color.text.strong,
  textAlign: 'end',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, color: color.text.soft, textAlign: 'start' },
    'thead &': {
      position: 'sticky',
      insetBlockStart: 0,
      background: block.cover,
      color: color.text.soft,
      ...textAt('s2'),
    },
    'tbody &': { borderBlockStart: `max(1px, ${border.rule}) solid ${color.line.soft}` },
    'td&': figuresAt('s3'),
    'th&': { fontWeight: vars.type.text.weight },
  },
});
