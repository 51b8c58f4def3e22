import { along, stacked } from '../../foundations/manners/arranged.ts';
import { blockOf, ruleOf } from '../../foundations/manners/block.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

export const list = component({ ...stacked, gap: space.list, paddingInline: space.inset });

export const row = component(
  {
    // Where plates are white, a mark as white as its row would not be seen.
    vars: { [color.surface.strong]: color.surface.inset },
    ...along('12px'),
    inlineSize: '100%',
    minBlockSize: '64px',
    padding: '10px 14px',
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

export const texts = component({ flex: 1, minInlineSize: 0, ...stacked, gap: '2px' });

/** As its owner wrote it, also where names are capitals. */
export const account = component(
  {
    ...nameAt('s4'),
    textTransform: 'none',
    color: color.text.strong,
    selectors: { '[data-masked] &': { color: color.text.soft } },
  },
  oneLine,
);

export const line = component({ ...textAt('s2'), color: color.text.soft });

export const caret = component({ flex: 'none', color: color.text.faint });
