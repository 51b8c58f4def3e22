import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
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
    vars: { [ground]: color.surface.inset, [ring]: '0 0 transparent' },
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
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: radius.pill,
        background: ground,
        boxShadow: ring,
        transform: leaning,
      },
      [`&${on}`]: {
        vars: {
          [ground]: color.selected.fill,
          [ring]: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
        },
        color: color.selected.on,
      },
      '&:is(:focus-visible, :has(:focus-visible))': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '2px',
        borderRadius: radius.pill,
      },

      // A hairline around each, and italics for what is chosen.
      [when('selected', 'italic')]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.line.soft}` },
      },
      [when('selected', 'italic', `&${on}`)]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.action.text}` },
        color: color.action.text,
        fontStyle: script.italic,
      },
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
