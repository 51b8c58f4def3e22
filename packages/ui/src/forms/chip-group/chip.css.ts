import { createVar, fallbackVar } from '@vanilla-extract/css';

import { ringed, under } from '../../foundations/manners/arranged.ts';
import { choice, chosen, chosenSlant } from '../../foundations/manners/choice.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

/** What a chip is filled with and what closes it. */
export const ground = createVar();
export const ring = createVar();

/** Of one that is chosen. */
export const on = ':is(:has(:checked), [data-active])';

/** Something small to choose by, in the brand's shape. */
export const chip = component(
  {
    vars: { [ground]: choice.ground, [ring]: choice.ring },
    position: 'relative',
    zIndex: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    maxInlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: '16px',
    color: color.text.strong,
    ...nameAt('s3'),
    selectors: {
      // The ground lies below, so that it can lean while the letters keep their own slant.
      '&::before': {
        ...under,
        borderRadius: radius.pill,
        background: ground,
        boxShadow: ring,
        transform: leaning,
      },
      [`&${on}`]: {
        vars: {
          [ground]: fallbackVar(chosen.ground, color.selected.fill),
          [ring]: fallbackVar(chosen.ring, `inset 0 0 0 ${border.selected} ${color.selected.edge}`),
        },
        color: color.selected.on,
        fontStyle: chosenSlant,
      },
      '&:is(:focus-visible, :has(:focus-visible))': { ...ringed('2px'), borderRadius: radius.pill },
      [when('selected', 'italic', `&${on}`)]: { color: color.action.text },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: { [`&${on}`]: { outline: '2px solid Highlight' } },
      },
    },
  },
  pressable,
);
