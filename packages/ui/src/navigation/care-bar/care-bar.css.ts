import { globalStyle } from '@vanilla-extract/css';

import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { over, overHeight, taken } from '../../foundations/theme/top.css.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const bar = component(
  {
    position: 'sticky',
    zIndex: 30,
    insetBlockStart: 0,
    boxSizing: 'border-box',
    blockSize: overHeight,
    paddingBlockStart: 'env(safe-area-inset-top)',
    background: color.surface.strip,
    color: color.text.strong,
    boxShadow: `inset 0 -1px 0 ${color.line.soft}`,
  },
  over,
);

// What sticks to the top comes to rest below.
globalStyle(`${over} ~ *`, {
  '@layer': { [layers.components]: { vars: { [taken]: overHeight } } },
});
export const marks = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  justifyContent: 'space-evenly',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const mark = component({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  blockSize: '100%',
  paddingInline: '8px',
  color: 'inherit',
  textDecoration: 'none',
  ...textAt('s2'),
  // At the edge of the screen: the ring stays inside.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const icon = component({ flex: 'none' });

export const words = component({}, oneLine);
