import { script } from './script.css.ts';
import { component } from './style.ts';
import { vars } from './vars.css.ts';
import { when } from './when.ts';

import './base.css.ts';

const { motion } = vars;

/** Anything that answers a press: scale, shift and fade come from tokens. */
export const pressable = component({
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transitionProperty: 'scale, translate, opacity, background-color, color, box-shadow',
  transitionDuration: motion.press,
  transitionTimingFunction: motion.pressCurve,
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': {
      scale: motion.pressScale,
      translate: motion.pressShift,
      opacity: motion.pressFade,
    },
  },
});

/** For readers of the screen only; it still takes part in the name of its parent. */
export const hiddenText = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Capitals where the brand sets small labels so and the script has them. */
export const labelCase = component({
  selectors: { [when('labels', 'capitals')]: { textTransform: script.capitals as 'uppercase' } },
});

/** Where the lines of what stands around it begin; Chromium knows it by its old name alone. */
export const matchParent: ('match-parent' | '-webkit-match-parent')[] = [
  '-webkit-match-parent',
  'match-parent',
];

/** One line, cut with an ellipsis. */
export const oneLine = component({
  // What runs the other way (`dir="auto"`) still stands at the start of the page's lines.
  textAlign: matchParent,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A strip to scroll sideways, without a bar. */
export const scroller = component({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.inset,
  paddingInline: vars.space.inset,
});
