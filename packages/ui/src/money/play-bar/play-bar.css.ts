import { globalStyle } from '@vanilla-extract/css';

import { along } from '../../foundations/manners/arranged.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

/** Over the game and over its edge: the buttons are higher than the bar, so that a thumb finds them. */
export const bar = component({
  position: 'relative',
  zIndex: 1,
  ...along('8px'),
  minBlockSize: '40px',
  paddingInlineStart: space.inset,
  borderBlockEnd: `1px solid ${color.line.soft}`,
  background: color.surface.strip,
  color: color.text.soft,
});

/** On two lines where letters are large, rather than that a figure is cut. */
export const facts = component({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minInlineSize: 0,
  paddingBlock: '3px',
});

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  minInlineSize: 0,
});

export const fact = component({ display: 'grid', minInlineSize: 0 });
export const label = component({ ...textAt('s1') }, oneLine);

/** No louder than the label needs, won or lost. */
export const figure = component({
  selectors: { '&&': { lineHeight: vars.type.line.s2 } },
});

export const buttons = component({ flex: 'none', display: 'flex', marginBlock: '-2px' });

// The bar lies at an edge of the screen: the ring of a button stays inside.
globalStyle(`${buttons} :focus-visible`, {
  '@layer': { [layers.components]: { outlineOffset: '-4px' } },
});
