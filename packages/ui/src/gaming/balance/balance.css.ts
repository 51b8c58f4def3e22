import { washes } from '@livery/themes/contract';

import { hiddenText, labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType, figuresAt, inColumn, labelAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, gradient, radius, size, space, type } = vars;

/** A pill in the header's row, or a row of its own under the brand. */
export const balance = component({
  vars: { [color.line.focus]: color.frame.text },
  display: 'inline-flex',
  alignItems: 'stretch',
  gap: '2px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: color.frame.text,
  selectors: {
    [when('header', 'double')]: {
      display: 'flex',
      inlineSize: '100%',
      minBlockSize: size.header,
      gap: 0,
      borderBlock: `1px solid ${color.line.soft}`,
      background: color.frame.ground,
    },
    // Stuck, it is all that is left of the header.
    [when('header', 'double', '&[data-stuck]')]: {
      borderBlockStartColor: 'transparent',
      borderBlockEndColor: color.line.strong,
      background: color.surface.header,
    },
  },
});

export const start = component({
  display: 'none',
  selectors: {
    [when('header', 'double', '[data-stuck] > &')]: {
      display: 'grid',
      placeItems: 'center',
      paddingInlineStart: '8px',
    },
  },
});

export const body = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  borderRadius: radius.pill,
  // Of the frame, whatever the page is: a light page may have a dark header.
  background: `color-mix(in srgb, ${color.frame.text} ${100 * washes.balance.part}%, ${color.frame.ground})`,
  selectors: {
    // As the button beside it begins: apart from it, or one shape with it.
    '&:not(:last-child)': {
      borderStartEndRadius: radius.pillEnd,
      borderEndEndRadius: radius.pillEnd,
    },
    [when('header', 'double')]: {
      flex: 1,
      borderRadius: 0,
      background: 'none',
      paddingInlineStart: space.inset,
    },
    [when('header', 'double', '[data-stuck] > &:not(:first-child)')]: {
      paddingInlineStart: '4px',
    },
  },
});

export const toggle = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minInlineSize: 0,
    minBlockSize: '44px',
    paddingInlineStart: '10px',
    borderRadius: 'inherit',
    selectors: {
      [when('header', 'double')]: {
        flex: 1,
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        paddingInline: '0 10px',
      },
    },
  },
  pressable,
);

export const eye = component({
  flex: 'none',
  color: color.frame.soft,
  inlineSize: '18px',
  selectors: { [when('header', 'double')]: { inlineSize: '24px' } },
});

export const texts = component({ display: 'grid', minInlineSize: 0, textAlign: 'start' });

export const label = component(
  {
    color: color.frame.soft,
    ...labelAt('s1'),
    selectors: {
      [when('header', 'double')]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        textOverflow: 'ellipsis',
        marginBlockEnd: '2px',
      },
      [when('header', 'double', '[data-stuck] &')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  hiddenText,
  labelCase,
);

export const amount = component(
  {
    ...figuresAt('s3'),
    fontSize: inColumn(type.size.s3, 4.6),
    selectors: {
      // Narrow figures take the next step in the same room.
      ...plates.leaning({ ...figuresAt('s4'), fontSize: inColumn(type.size.s4, 4.4) }),
      [when('header', 'double')]: { ...figuresAt('s5'), fontSize: inColumn(type.size.s5, 6.2) },
    },
  },
  oneLine,
);

/** Twice the class: it lies on a button whose own sheet may come later. */
export const refresh = component({
  selectors: {
    '&&': { inlineSize: '38px', minInlineSize: 0, color: color.frame.soft },
    [when('header', 'double', '&&')]: { inlineSize: '44px' },
  },
});

/** The way to the cashier, which closes the pill or fills the row's end. */
export const action = component(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    minBlockSize: '44px',
    borderRadius: `${radius.pillEnd} ${radius.pill} ${radius.pill} ${radius.pillEnd}`,
    background: `linear-gradient(180deg, ${gradient.action})`,
    color: color.action.on,
    boxShadow: elevation.action,
    selectors: {
      '[dir="rtl"] &': {
        borderRadius: `${radius.pill} ${radius.pillEnd} ${radius.pillEnd} ${radius.pill}`,
      },
      [when('header', 'double')]: {
        inlineSize: 'auto',
        minInlineSize: 'min(116px, 28vw)',
        paddingInline: 'min(20px, 4.2vw)',
        borderRadius: 0,
        marginBlock: '-1px',
      },
      // It reaches to the row's edges, which would cut a ring around it.
      [when('header', 'double', '&:focus-visible')]: {
        outlineColor: color.action.on,
        outlineOffset: '-6px',
      },
    },
  },
  pressable,
);

export const plus = component({
  selectors: { [when('header', 'double')]: { display: 'none' } },
});

export const actionLabel = component(
  {
    ...buttonType,
    fontSize: inColumn(type.button.size, 3.7),
    selectors: {
      [when('header', 'double')]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
      },
    },
  },
  hiddenText,
  labelCase,
);
