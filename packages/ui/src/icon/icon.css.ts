import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = component({
  flex: 'none',
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &[data-mirror]': { scale: '-1 1' } },
});

export const second = component({
  fill: vars.color.icon.second,
  opacity: vars.effect.iconSecond,
  selectors: {
    // On an action fill the brand's second tone would sing; there it is the lettering's colour.
    '[data-on-action] &': { fill: 'currentColor', opacity: 0.28 },
  },
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
