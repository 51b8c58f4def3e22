import { plate, shadeBy } from '../manners/plate.ts';
import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = component({
  flex: 'none',
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &[data-mirror]': { scale: '-1 1' } },
  // A drawing keeps its own colours there, unless it is told not to.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } },
});

export const second = component({
  // Tones that belong to plates fill an icon there; elsewhere it keeps to its own colour.
  fill: shadeBy(vars.color.icon.second, 'currentColor'),
  opacity: vars.effect.iconSecond,
  selectors: {
    '[data-plated] &': {
      fill: vars.color.icon.second,
      opacity: `max(${vars.effect.iconSecond}, ${plate.tinted})`,
    },
    // On an action fill the brand's second tone would sing; there it has one of its own.
    '[data-on-action] &': { fill: vars.color.icon.onAction, opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&&&': { opacity: 0 } } } },
});
