import { inMiddle, sized, stacked } from '../../foundations/manners/arranged.ts';
import { onPlate } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, motion, size } = vars;

export const tree = component({ ...stacked, overflow: 'clip' });

const step = 16;
const depths = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((level) => [
    `&[data-depth="${level}"]`,
    { paddingInlineStart: `${4 + (level - 1) * step}px` },
  ]),
);

export const row = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.row,
  paddingInlineEnd: onPlate('16px'),
  paddingBlock: '6px',
  color: color.text.strong,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Rows out of sight cost nothing until they are near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto max(${size.row}, ${rem(56)})`,
  selectors: {
    ...depths,
    '& + &': { borderBlockStart: `1px solid ${color.line.soft}` },
    '&[aria-selected="true"]': { background: color.selected.fill, color: color.selected.on },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-selected="true"])': {
          background: `color-mix(in srgb, currentColor 6%, transparent)`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-4px' },
      },
    },
  },
});

export const mark = component({
  flex: 'none',
  ...inMiddle,
  ...sized('44px'),
  marginBlock: '-6px',
  color: color.text.soft,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

export const caret = component({
  transition: `rotate ${motion.press} ${motion.pressCurve}`,
  selectors: {
    '[aria-expanded="true"] > * > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > * > &': { rotate: '-90deg' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const texts = component({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const label = component({ ...nameAt('s3') });
export const description = component({
  color: color.text.soft,
  ...textAt('s2'),
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

export const end = component({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '45%',
  marginInlineStart: '12px',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  ...figuresAt('s3'),
});
