import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../../foundations/theme/layers.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { under } from '../../foundations/manners/arranged.ts';
import { byPlate, ifTinted, shadeBy } from '../../foundations/manners/plate.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, mostInBar, titleOf } from '../../foundations/theme/type.ts';
import { over, overHeight } from '../../foundations/theme/top.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, motion, radius, size, space, type } = vars;

/** Stands where the page begins; the bar is stuck once it is out of sight. */
export const mark = component({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: '8px',
  inlineSize: '1px',
  pointerEvents: 'none',
});

/**
 * Equal on both sides, so that a title in the middle is in the middle of the
 * screen; a long one gives way to what stands beside it.
 */
const thirds = 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)';

/** A bar with its title beside the arrow, unless it or the slot `header` says in the middle. */
const look = own({
  columns: 'auto minmax(0, 1fr) auto',
  height: size.header,
  sides: `${byPlate('4px', 'min(12px, 2.4vw)')} ${byPlate('12px', 'min(12px, 2.4vw)')}`,
  justify: 'start',
  before: '4px',
});
const centred = { columns: thirds, justify: 'center', before: '0px' } as const;

export const bar = component({
  vars: { [color.line.focus]: color.frame.text, ...look.usual.vars },
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: look.columns,
  alignItems: 'center',
  minBlockSize: look.height,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: look.sides,
  color: color.frame.text,
  background: color.frame.ground,
  borderBlockEnd: `${border.header} solid ${color.line.strong}`,
  selectors: {
    // The edge of the screen has room made for it already.
    [`${over} ~ &`]: { insetBlockStart: overHeight, paddingBlockStart: 0 },
    [`${over} ~ * &`]: { paddingBlockStart: 0 },
    '&::before': {
      ...under,
      background: color.surface.header,
      backdropFilter: `blur(${effect.barBlur})`,
      borderBlockEnd: `1px solid ${color.line.soft}`,
      opacity: 0,
      transition: `opacity ${motion.press}`,
    },
    '&[data-stuck]::before': { opacity: 1 },
    '&[data-align="centre"]': as(look, {
      ...centred,
      sides: byPlate('4px', 'min(12px, 2.4vw)'),
    }),
    [when('header', 'double')]: as(look, { ...centred, height: '56px', sides: '8px' }),
    '&[data-scene]': {
      vars: { [color.line.focus]: color.scene.text },
      position: 'absolute',
      insetInline: 0,
      color: color.scene.text,
      background: 'none',
      borderBlockEnd: 0,
    },
  },
});

export const start = component({
  display: 'flex',
  // As wide as what stands in it, also in a third of the bar: a plate is its ground.
  justifySelf: 'start',
  alignItems: 'center',
  minInlineSize: '44px',
  // Nothing to go back to: the brand moves to the edge of the content.
  selectors: {
    '&:empty': { minInlineSize: byPlate(`(${space.inset} - 8px)`, '0px') },
    '&:not(:empty)': {
      marginInlineEnd: ifTinted('4px'),
      borderRadius: radius.pill,
      background: shadeBy('transparent', 'color-mix(in srgb, currentColor 8%, transparent)'),
    },
  },
});

export const middle = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: look.justify,
  minInlineSize: 0,
  paddingInlineStart: look.before,
  selectors: {
    // A brand keeps clear of what stands beside it; on narrow phones its name has more need of the room.
    '[data-align="start"] > &:has(> [translate="no"])': {
      paddingInlineEnd: 'clamp(4px, 27vw - 93px, 12px)',
    },
  },
});

/** As large as the titles of sections, but for a bar with a brand in its middle. */
export const title = component(
  {
    ...displayAt('s6'),
    // One word between two buttons, whole with the largest letters.
    ...titleOf(`min(${type.section.size}, ${mostInBar})`, type.section.line),
    selectors: { [when('header', 'double')]: displayAt('s4') },
  },
  oneLine,
);

/** Round where it stands on a plate. Twice the class: the button's sheet may come later. */
export const control = component({ selectors: { '&&': { borderRadius: radius.pill } } });

/** Over a drawing that reaches under the bar's end: the scene's ground, as its words have. */
const plate = {
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.scene.ground} 88%, transparent)`,
} as const;

export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  minInlineSize: 0,
  selectors: {
    [when('backdrop', 'grove', '[data-scene] > &:not(:empty)')]: plate,
    [when('backdrop', 'pitch', '[data-scene] > &:not(:empty)')]: plate,
  },
});

// The plate is proven, what lies around it is a drawing: the ring stays inside.
globalStyle(`[data-scene] > :is(${start}, ${end}):not(:empty) :focus-visible`, {
  '@layer': { [layers.components]: { outlineOffset: '-4px' } },
});
