import { chosenSlant } from '../../foundations/manners/choice.ts';
import { row } from '../../layout/list-row/list-row.css.ts';
import { current } from '../../foundations/roles/current.css.ts';
import { plate } from '../../foundations/manners/plate.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { stepOf } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, type } = vars;

/** A row like any other; the current one is told as the brand tells it. */
export const language = component(
  {
    zIndex: 0,
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: 0,
    minBlockSize: '52px',
    selectors: {
      '&&[aria-current]': {
        vars: { [color.text.soft]: current.soft, [color.action.text]: current.ink },
        background: current.ground,
        color: current.ink,
      },
      '&[aria-busy="true"]': { opacity: 0.6 },
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
    ...itemAt('s3'),
    fontSize: `max(${type.size.s3}, ${type.label.size})`,
    selectors: {
      '[aria-current] > &': { fontStyle: chosenSlant },
      [when('blocks', 'rules')]: stepOf('s4'),
      [when('titles', 'capitals')]: stepOf('s4'),
    },
  },
  oneLine,
);

export const name = component({ maxInlineSize: '100%' }, oneLine);

export const mark = component({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.action.text,
  transform: plate.lean,
});
