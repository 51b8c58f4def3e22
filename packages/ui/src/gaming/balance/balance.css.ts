import { washes } from '@livery/themes/contract';

import { as, own } from '../../foundations/manners/own.ts';
import { inMiddle, inSight, unseen } from '../../foundations/manners/arranged.ts';
import { byPlate } from '../../foundations/manners/plate.ts';
import { hiddenText, labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { buttonType, figuresAt, inColumn, labelAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, gradient, radius, size, space, type } = vars;

/** A pill in the header's row, or a row of its own under the brand. */
const look = own({
  display: 'inline-flex',
  width: 'auto',
  height: '0px',
  gap: '2px',
  line: '0px',
  above: color.line.soft,
  below: color.line.soft,
  ground: 'none',
  menu: 'none',
  grow: '0 1 auto',
  round: radius.pill,
  inner: radius.pillEnd,
  // Of the frame, whatever the page is: a light page may have a dark header.
  body: `color-mix(in srgb, ${color.frame.text} ${100 * washes.balance.part}%, ${color.frame.ground})`,
  start: '0px',
  eye: '18px',
  refresh: '38px',
});

export const balance = component({
  vars: { [color.line.focus]: color.frame.text, ...look.usual.vars },
  display: look.display,
  alignItems: 'stretch',
  gap: look.gap,
  inlineSize: look.width,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: look.height,
  borderBlockStart: `${look.line} solid ${look.above}`,
  borderBlockEnd: `${look.line} solid ${look.below}`,
  background: look.ground,
  color: color.frame.text,
  selectors: {
    [when('header', 'double')]: as(look, {
      display: 'flex',
      width: '100%',
      height: size.header,
      gap: '0px',
      line: '1px',
      ground: color.frame.ground,
      grow: '1',
      round: '0px',
      inner: '0px',
      body: 'none',
      start: space.inset,
      eye: '24px',
      refresh: '44px',
    }),
    // Stuck, it is all that is left of the header.
    [when('header', 'double', '&[data-stuck]')]: as(look, {
      above: 'transparent',
      below: color.line.strong,
      ground: color.surface.header,
      menu: 'grid',
    }),
  },
});

export const start = component({
  display: look.menu,
  placeItems: 'center',
  paddingInlineStart: '8px',
});

export const body = component({
  flex: look.grow,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInlineStart: look.start,
  borderRadius: look.round,
  background: look.body,
  selectors: {
    // As the button beside it begins: apart from it, or one shape with it.
    '&:not(:last-child)': {
      borderStartEndRadius: look.inner,
      borderEndEndRadius: look.inner,
    },
    '[data-stuck] > &:not(:first-child)': { paddingInlineStart: `min(4px, ${look.start})` },
  },
});

export const toggle = component(
  {
    flex: look.grow,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minInlineSize: 0,
    minBlockSize: '44px',
    paddingInlineStart: '10px',
    borderRadius: 'inherit',
    selectors: {
      [when('header', 'double')]: {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        paddingInline: '0 10px',
      },
    },
  },
  pressable,
);

export const eye = component({ flex: 'none', inlineSize: look.eye, color: color.frame.soft });

export const texts = component({ display: 'grid', minInlineSize: 0, textAlign: 'start' });

export const label = component(
  {
    color: color.frame.soft,
    ...labelAt('s1'),
    selectors: {
      [when('header', 'double')]: { ...inSight, textOverflow: 'ellipsis', marginBlockEnd: '2px' },
      '[data-stuck] &': unseen,
    },
  },
  hiddenText,
  labelCase,
);

export const amount = component(
  {
    ...figuresAt('s3'),
    // Narrow figures take the next step in the same room.
    fontSize: byPlate(
      inColumn(type.size.s3, 4.6),
      inColumn(type.size.s3, 4.6),
      inColumn(type.size.s4, 4.4),
    ),
    lineHeight: byPlate(type.line.s3, type.line.s3, type.line.s4),
    selectors: {
      [when('header', 'double')]: { ...figuresAt('s5'), fontSize: inColumn(type.size.s5, 6.2) },
    },
  },
  oneLine,
);

/** Twice the class: it lies on a button whose own sheet may come later. */
export const refresh = component({
  selectors: {
    '&&': { inlineSize: look.refresh, minInlineSize: 0, color: color.frame.soft },
  },
});

/** The way to the cashier, which closes the pill or fills the row's end. */
export const action = component(
  {
    flex: 'none',
    ...inMiddle,
    inlineSize: '48px',
    minBlockSize: '44px',
    // It stands by itself as well, where nobody is in yet.
    borderRadius: radius.pill,
    borderStartStartRadius: radius.pillEnd,
    borderEndStartRadius: radius.pillEnd,
    background: `linear-gradient(180deg, ${gradient.action})`,
    color: color.action.on,
    boxShadow: elevation.action,
    selectors: {
      [when('header', 'double')]: {
        // It reaches to the row's edges, which would cut a ring around it.
        vars: { [color.line.focus]: color.action.on },
        borderRadius: 0,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        inlineSize: 'auto',
        minInlineSize: 'min(116px, 28vw)',
        marginBlock: '-1px',
        paddingInline: 'min(20px, 4.2vw)',
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
    selectors: { [when('header', 'double')]: inSight },
  },
  hiddenText,
  labelCase,
);
