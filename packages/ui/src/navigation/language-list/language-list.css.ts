import { row } from '../../layout/list-row/list-row.css.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, type } = vars;
const current = '&[aria-current]';

/** A row like any other; the current one is told as the brand tells it. */
export const language = component(
  {
    zIndex: 0,
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: 0,
    minBlockSize: '52px',
    selectors: {
      [current]: { color: color.action.text },
      '&[aria-busy="true"]': { opacity: 0.6 },
      [when('selected', 'soft', current)]: {
        background: color.selected.fill,
        color: color.selected.on,
        vars: { [color.text.soft]: color.selected.on, [color.action.text]: color.selected.on },
      },
      [when('neighbours', 'gap', current)]: {
        background: color.action.rest,
        color: color.action.on,
        vars: { [color.text.soft]: color.action.on, [color.action.text]: color.action.on },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  row,
  pressable,
);

/** In its own script and direction, but at the start of the row with the others. */
export const endonym = component(
  {
    maxInlineSize: '100%',
    ...nameAt('s3'),
    fontSize: `max(${type.size.s3}, ${type.label.size})`,
    textTransform: 'none',
    selectors: {
      [when('winners', 'ledger')]: { ...displayAt('s4'), letterSpacing: 0 },
      [when('selected', 'italic', '[aria-current] > &')]: { fontStyle: script.italic },
      [when('titles', 'capitals')]: nameAt('s4'),
    },
  },
  oneLine,
);

export const name = component(
  { maxInlineSize: '100%', color: color.text.soft, ...textAt('s2') },
  oneLine,
);

export const mark = component({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.action.text,
  selectors: plates.leaning({ transform: leaning }),
});
