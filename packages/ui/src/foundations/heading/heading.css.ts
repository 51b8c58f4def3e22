import { component } from '../theme/style.ts';
import { stepped } from '../theme/steps.css.ts';
import { displayAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

const usual = displayAt('s3');
/** What large letters have beside their size: their drawing, and the space between them. */
const { fontVariationSettings } = displayAt('s5');
const { letterSpacing, fontVariationSettings: drawnLarge } = displayAt('s7');

export const heading = component(
  {
    minInlineSize: 0,
    color: vars.color.text.strong,
    overflowWrap: 'anywhere',
    ...usual,
    selectors: {
      '&:is([data-step="s5"], [data-step="s6"])': { fontVariationSettings },
      '&[data-step="s7"]': { letterSpacing, fontVariationSettings: drawnLarge },
    },
  },
  stepped,
);
