import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, space } = vars;

/** The others go by below the first one. */
export const path = component({
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingInlineEnd: space.inset,
});

export const place = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '&:first-child': {
      position: 'sticky',
      zIndex: 1,
      insetInlineStart: 0,
      paddingInlineStart: `calc(${space.inset} - 8px)`,
      background: color.surface.page,
    },
  },
});

/** As their owners wrote them, also where names are capitals. */
export const chip = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '12rem',
    minBlockSize: '44px',
    minInlineSize: '44px',
    justifyContent: 'center',
    paddingInline: '8px',
    ...nameAt('s3'),
    textTransform: 'none',
    color: color.action.text,
    borderRadius: radius.mark,
    selectors: {
      '&[aria-current]': { color: color.text.strong },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  pressable,
);

export const words = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const between = component({ flex: 'none', color: color.text.faint });
