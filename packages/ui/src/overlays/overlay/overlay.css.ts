import { doubleRule } from '../../foundations/manners/opened.ts';
import { byPlate, shadeBy } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, effect, motion, radius } = vars;

/** What every modal dialog shares: the scrim, and how both come and go. */
export const modal = component({
  position: 'fixed',
  overflow: 'visible',
  overscrollBehavior: 'contain',
  transition: [
    `translate ${motion.sheet} ${motion.sheetCurve}`,
    `opacity ${motion.sheet} ${motion.sheetCurve}`,
    `display ${motion.sheet} allow-discrete`,
    `overlay ${motion.sheet} allow-discrete`,
  ].join(', '),
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::backdrop': {
      background: color.scrim,
      backdropFilter: `blur(${effect.scrimBlur})`,
      opacity: 0,
      transition: `opacity ${motion.sheet}, display ${motion.sheet} allow-discrete, overlay ${motion.sheet} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': { selectors: { '&[open]::backdrop': { opacity: 0 } } },
});

const below = `0 max(8px, ${motion.enterRise})`;

/** What opens in the middle of the page, and is no higher than it. */
export const central = component(
  {
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: 'min(100dvh - 64px, 640px)',
    borderRadius: radius.card,
    ...doubleRule,
    color: color.text.strong,
    opacity: 0,
    translate: below,
    transitionDuration: motion.enter,
    transitionTimingFunction: motion.enterCurve,
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column', opacity: 1, translate: 'none' },
    },
    '@starting-style': { selectors: { '&[open]': { opacity: 0, translate: below } } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  modal,
);

/** The button that closes it lies on a plate where the brand has tints. Twice the class: its own sheet may come later. */
export const closing = component({
  selectors: {
    '&&': {
      borderRadius: byPlate(radius.button, radius.pill),
      background: shadeBy('transparent', color.surface.strip),
    },
  },
});
