import { createVar, fallbackVar } from '@vanilla-extract/css';

import { inMiddle, scrolling } from '../../foundations/manners/arranged.ts';
import { chosen } from '../../foundations/manners/choice.ts';
import { current } from '../../foundations/roles/current.css.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, inColumn } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, motion, radius, type } = vars;

const round = createVar();
const picked = '&:is([aria-selected="true"], [data-chosen])';

/** A day, a month, a year, an hour: what is chosen lies on the brand's own shape. */
export const choice = component({
  vars: { [round]: mark.round },
  position: 'relative',
  isolation: 'isolate',
  ...inMiddle,
  minBlockSize: '44px',
  inlineSize: '100%',
  color: color.text.strong,
  textAlign: 'center',
  ...figuresAt('s4'),
  fontWeight: type.text.weight,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '2px',
      borderRadius: round,
      transform: leaning,
      transition: `background-color ${motion.press}`,
    },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.check },
    [picked]: {
      color: current.ink,
      fontStyle: fallbackVar(chosen.slant, figuresAt('s4').fontStyle),
      fontWeight: type.text.strong,
    },
    [`${picked}::before`]: {
      background: current.ground,
      boxShadow: fallbackVar(chosen.ring, elevation.action),
    },
    '&[aria-disabled="true"]': { color: color.text.faint, opacity: 0.65, cursor: 'default' },
    [when('marks', 'lozenge', '&::before')]: { inset: '4px 6px' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-selected="true"], [data-chosen], [aria-disabled="true"])::before': {
          background: `color-mix(in srgb, ${color.text.strong} 8%, transparent)`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { [picked]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const options = component({
  position: 'relative',
  display: 'grid',
  gridAutoRows: 'max-content',
  gap: '4px',
  // Six rows, as a month has: the sheet keeps its height from view to view.
  blockSize: '312px',
  ...scrolling,
  selectors: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // A column of hours shows a half row: there is more.
    '&[data-columns="1"]': { blockSize: '216px', gap: 0 },
    '[data-mode="datetime"] &[data-columns="1"]': { blockSize: '128px' },
  },
});

export const option = component(
  {
    vars: { [round]: radius.button },
    overflow: 'clip',
    overflowClipMargin: '12px',
    selectors: {
      '[data-columns="3"] > &': { minBlockSize: '60px' },
      // Four figures side by side: large ones give way to their column.
      '[data-columns="4"] > &': { fontSize: inColumn(type.size.s4, 5) },
    },
  },
  choice,
);
