import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, effect, motion } = vars;

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
