import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { color, effect, motion } = vars;

/** What every modal dialog shares: the scrim, and how both come and go. */
export const modal = component({
  position: 'fixed',
  overflow: 'visible',
  overscrollBehavior: 'contain',
  transition: [
    `translate ${motion.page} ${motion.curve}`,
    `opacity ${motion.page} ${motion.curve}`,
    `display ${motion.page} allow-discrete`,
    `overlay ${motion.page} allow-discrete`,
  ].join(', '),
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::backdrop': {
      background: color.scrim,
      backdropFilter: `blur(${effect.scrimBlur})`,
      opacity: 0,
      transition: `opacity ${motion.page}, display ${motion.page} allow-discrete, overlay ${motion.page} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': { selectors: { '&[open]::backdrop': { opacity: 0 } } },
});
