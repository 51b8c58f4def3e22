import { globalStyle } from '@vanilla-extract/css';

import { stacked } from '../../foundations/manners/arranged.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { block, blockOf, onPlate, onRules, ruleOf } from '../../foundations/manners/block.ts';
import { entryAt } from '../../foundations/manners/voices.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, space } = vars;

export const cards = component({ ...stacked, gap: block.gap, marginInline: space.inset });

export const card = component({
  padding: `calc(14px + ${onRules('2px')}) ${onPlate('16px')} calc(8px + ${onRules('4px')})`,
  ...blockOf(`min(${radius.card}, 24px)`),
  borderBlockEnd: ruleOf(color.line.strong),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const title = component({ overflowWrap: 'anywhere', ...entryAt('s4', 's5') });

export const value = component({ maxInlineSize: '100%', marginInlineStart: 'auto' });

export const action = component({
  display: 'flex',
  justifyContent: 'end',
  marginInlineEnd: '-12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
});

// A card may have its corners cut: the ring of what stands there stays inside.
globalStyle(`${action} :focus-visible`, {
  '@layer': { [layers.components]: { outlineOffset: '-4px' } },
});
