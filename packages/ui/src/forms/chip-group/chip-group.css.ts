import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

const ground = createVar();
const ring = createVar();
const on = '&:is(:has(:checked), [data-active])';

export const group = component({ minInlineSize: 0 });

export const legend = component({
  marginBlockEnd: '8px',
  color: color.text.soft,
  ...textAt('s3'),
});

/** As many lines as it takes, or one that scrolls; rings of the focus have room in either. */
export const chips = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  selectors: {
    '&[data-scrolling]': {
      flexWrap: 'nowrap',
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = component(
  {
    vars: { [ground]: color.surface.inset, [ring]: '0 0 transparent' },
    position: 'relative',
    zIndex: 0,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minInlineSize: '56px',
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
      [on]: {
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
      '&:has(:disabled), &:disabled': { opacity: 0.5, cursor: 'default' },

      // A hairline around each, and italics for what is chosen.
      [when('selected', 'italic')]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.line.soft}` },
      },
      [when('selected', 'italic', on)]: {
        vars: { [ground]: 'none', [ring]: `inset 0 0 0 1px ${color.action.text}` },
        color: color.action.text,
        fontStyle: script.italic,
      },
      [`[data-scrolling] > &`]: { whiteSpace: 'nowrap' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: { [on]: { outline: '2px solid Highlight' } },
      },
    },
  },
  pressable,
);

export const words = component({}, oneLine);
