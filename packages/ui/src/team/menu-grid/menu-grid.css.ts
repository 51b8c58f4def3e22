import { wrapping } from '../../foundations/manners/arranged.ts';
import { blockOf, ruleOf } from '../../foundations/manners/block.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

/** As many in a row as have room; what is left over for the last shares all of it. */
export const grid = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.list,
  paddingInline: space.inset,
});

export const place = component({ flex: `1 0 min(${rem(104)}, 100%)`, display: 'grid' });

export const tile = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '12px',
    minBlockSize: '96px',
    paddingBlock: '14px',
    // Words of twelve letters stay whole, three in a row.
    paddingInline: '12px 8px',
    ...blockOf(),
    border: ruleOf(),
    color: color.text.strong,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: color.surface.inset },
      // Inside, because the corners of some brands are cut.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  pressable,
);

/** Words in place of a number go below the icon, and break where they must. */
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  minInlineSize: 0,
  justifyContent: 'space-between',
  alignItems: 'start',
  minBlockSize: '24px',
});

export const name = component({ alignSelf: 'end', ...nameAt('s3'), ...wrapping });
