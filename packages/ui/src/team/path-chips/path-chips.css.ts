import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, space } = vars;

export const path = component({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: `calc(${space.inset} - 8px)`,
});

const fade = (angle: string): string => `linear-gradient(${angle}, transparent, black 12px)`;

/** Whatever lies behind the page shows through: the steps fade before they reach the first. */
export const others = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingInline: `12px calc(${space.inset} - 8px)`,
  maskImage: fade('90deg'),
  selectors: { '[dir="rtl"] &': { maskImage: fade('-90deg') } },
});

export const place = component({ flex: 'none', display: 'flex', alignItems: 'center' });

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
