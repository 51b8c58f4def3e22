import { globalStyle } from '@vanilla-extract/css';

import { along } from '../../foundations/manners/arranged.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

/** Over the game and over its edge: the buttons are higher than the bar, so that a thumb finds them. */
export const bar = component({
  position: 'relative',
  zIndex: 1,
  ...along('8px'),
  minBlockSize: '40px',
  paddingInlineStart: space.inset,
  // A shadow and no border: it takes nothing of the height.
  boxShadow: `inset 0 -1px 0 ${color.line.soft}`,
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
export const label = component({ ...textAt('s1'), lineHeight: rem(14) }, oneLine);

/** No louder than the label needs, won or lost; both lines are as low as the bar asks for. */
export const figure = component({ selectors: { '&&': { lineHeight: rem(18) } } });

export const buttons = component({ flex: 'none', display: 'flex', marginBlock: '-2px' });

// The bar lies at an edge of the screen: the ring of a button stays inside.
globalStyle(`${buttons} :focus-visible`, {
  '@layer': { [layers.components]: { outlineOffset: '-4px' } },
});
