import { component } from '../theme/style.ts';
import { plates } from '../theme/plates.ts';
import { vars } from '../theme/vars.css.ts';

export const icon = component({
  flex: 'none',
  fill: 'currentColor',
  selectors: { '[dir="rtl"] &[data-mirror]': { scale: '-1 1' } },
  // A drawing keeps its own colours there, unless it is told not to.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'auto' } },
});

export const second = component({
  fill: vars.color.icon.second,
  opacity: vars.effect.iconSecond,
  selectors: {
    // Tones that belong to plates fill an icon there; elsewhere it keeps to its own colour.
    ...plates.tinted({ fill: 'currentColor' }),
    ...plates.tinted({ fill: vars.color.icon.second, opacity: 1 }, '[data-plated] &'),
    // On an action fill the brand's second tone would sing; there it has one of its own.
    '[data-on-action] &': { fill: vars.color.icon.onAction, opacity: 1 },
    ...plates.tinted({ fill: vars.color.icon.onAction, opacity: 1 }, '[data-on-action] &'),
  },
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
