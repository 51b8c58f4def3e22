import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../../foundations/theme/layers.ts';
import { cutFoot } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, radius, space } = vars;

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `max(12px, ${space.list})`,
  marginInline: space.inset,
  selectors: {
    [when('winners', 'ledger')]: { gap: 0 },
    [when('neighbours', 'gap')]: { gap: space.list },
  },
});

export const card = component({
  padding: '14px 16px 8px',
  borderRadius: `min(${radius.card}, 24px)`,
  background: color.surface.raised,
  boxShadow: elevation.low,
  selectors: {
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    [when('winners', 'ledger')]: {
      padding: '16px 0 12px',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderBlockEnd: `${border.rule} solid ${color.line.strong}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${color.line.soft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const texts = component({ minInlineSize: 0 });

export const title = component({
  overflowWrap: 'anywhere',
  ...nameAt('s4'),
  selectors: {
    [when('titles', 'capitals')]: displayAt('s4'),
    [when('winners', 'ledger')]: { ...displayAt('s5'), letterSpacing: 0 },
  },
});

export const description = component({ color: color.text.soft, ...textAt('s2') });

export const value = component({
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  ...figuresAt('s4'),
});

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
