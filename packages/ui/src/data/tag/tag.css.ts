import { createVar } from '@vanilla-extract/css';

import { under } from '../../foundations/manners/arranged.ts';
import { edge, ground, ink } from '../../foundations/manners/bead.css.ts';
import { inSaid, painted, printed, toned } from '../../foundations/manners/tone.ts';
import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;

/** A tag is quieter than other things with a tone, until it leans. */
const neutral = createVar();
const action = createVar();
const actionInk = createVar();
const lean = createVar();

export const tag = component(
  {
    vars: {
      [neutral]: color.surface.inset,
      [action]: color.selected.fill,
      [actionInk]: color.selected.on,
      [lean]: 'none',
      [painted.ground]: neutral,
      [painted.ink]: color.text.soft,
      [printed.ink]: color.text.soft,
    },
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxInlineSize: '100%',
    minBlockSize: '24px',
    paddingInline: '8px',
    borderRadius: inSaid(radius.tag),
    color: ink,
    verticalAlign: 'middle',
    ...labelAt('s1'),
    selectors: {
      '&::before': {
        ...under,
        borderRadius: 'inherit',
        background: ground,
        boxShadow: `inset 0 0 0 1px ${edge}`,
        transform: lean,
      },
      '&[data-tone="action"]': { vars: { [painted.ground]: action, [painted.ink]: actionInk } },
      [when('tag', 'corner')]: { borderRadius: inSaid('12px'), paddingInline: '10px' },
      [when('tag', 'lean')]: {
        vars: {
          [neutral]: color.surface.strong,
          [action]: color.action.rest,
          [actionInk]: color.action.on,
          [lean]: leaning,
        },
        borderRadius: 0,
        paddingInline: '10px',
        marginInline: '2px',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        selectors: { '&::before': { display: 'none' } },
      },
    },
  },
  toned,
  labelCase,
);

export const words = component({}, oneLine);
