import { createVar } from '@vanilla-extract/css';

import { along, inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { block, onPlate, ruleOf, tray } from '../../foundations/manners/block.ts';
import { edge, ifCut, roundedBy } from '../../foundations/manners/edge.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import {
  byPlate,
  groundOf,
  ifTinted,
  onPlain,
  plate as beneath,
  roundOf,
  plateInTurn,
  unlessTinted,
} from '../../foundations/manners/plate.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leanOver, twoLines } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { stepOf } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, size, space } = vars;

const height = twoLines(size.richRow);
/** 1 where lines run from the left, 0 where from the right. */
const ltr = createVar();
/** What a mark stands on where plates lean: light in both modes, so that its own colours hold. */
const light = createVar();

export const list = component({
  display: 'grid',
  gap: onPlate(space.list),
  marginInline: space.inset,
  borderBlockEnd: ruleOf(),
});

export const place = component({ minInlineSize: 0, borderBlockStart: ruleOf() });

export const row = component(
  {
    vars: { [ltr]: '1', [light]: color.surface.strip },
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    ...along('12px'),
    ...sized('100%', height),
    paddingInlineStart: onPlate('14px'),
    borderRadius: roundedBy(
      onPlate(byPlate(`max(${radius.row}, min(${radius.card}, 18px))`, radius.card)),
    ),
    background: block.ground,
    boxShadow: unlessTinted(block.shadow),
    clipPath: edge.row,
    textAlign: 'start',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(2px - ${ifCut('5px')})` },
      '[dir="rtl"] &': { vars: { [ltr]: '0' } },
      '[data-theme="dark"] &': { vars: { [light]: color.text.strong } },
    },
  },
  pressable,
);

export const plate = component({
  vars: plateInTurn(3, 0),
  flex: 'none',
  ...inMiddle,
  inlineSize: byPlate(`(28px + ${onPlate('16px')})`, '52px', '36px'),
  blockSize: byPlate('44px', '52px', '40px'),
  marginInline: `${byPlate('0px', '0px', '6px')} ${byPlate('0px', '0px', '4px')}`,
  borderRadius: roundOf(`min(${radius.holder}, 16px)`),
  background: groundOf(tray.ground, light),
  transform: beneath.lean,
  selectors: { [when('sportMarks', 'ink')]: { overflow: 'clip' } },
});

export const mark = component({
  ...sized('28px'),
  transform: beneath.upright,
  selectors: {
    // Its shadow alone is seen, which has one colour; the mark lies outside of the plate.
    [when('sportMarks', 'ink')]: {
      translate: '0 -60px',
      filter: `drop-shadow(0 60px 0 ${color.text.strong})`,
    },
  },
});

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component(
  {
    display: 'block',
    color: color.text.strong,
    ...itemAt('s4'),
    selectors: { [when('titles', 'capitals')]: stepOf('s5') },
  },
  oneLine,
);

export const text = component({ display: 'block' }, oneLine);

/** How far the edge of a slice leans over the height of a row, at the left and at the right. */
const lean = ifCut(leanOver(height));
const cutLeft = (more = '0px'): string => `calc((${lean} + ${more}) * ${ltr})`;
const cutRight = (more = '0px'): string => `calc(100% - (${lean} + ${more}) * (1 - ${ltr}))`;
/** A bright edge remains before the picture. */
const bright = ifCut('4px');

/** The end of the row, under a leaning edge, in a frame, or fading in. */
export const slice = component({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: byPlate('132px', '92px'),
  margin: ifTinted('8px'),
  marginInlineStart: 0,
  padding: frame.mat,
  border: `${frame.edge} solid ${color.line.strong}`,
  borderRadius: ifTinted(radius.picture),
  overflow: 'hidden',
  background: `color-mix(in srgb, ${color.action.rest} calc(100% * (1 - ${edge.round})), transparent)`,
  clipPath: `polygon(${cutLeft()} 0, 100% 0, ${cutRight()} 100%, 0 100%)`,
  maskImage: onPlain(`linear-gradient(calc(-90deg + 180deg * ${ltr}), transparent, black 44%)`),
  '@media': { '(max-width: 379px)': { inlineSize: byPlate('108px', '92px') } },
  selectors: {
    [when('frames', 'frame')]: {
      alignSelf: 'center',
      inlineSize: '92px',
      blockSize: `calc(${height} - 16px)`,
      maskImage: 'none',
    },
  },
});

export const art = component({
  ...sized('100%'),
  objectFit: 'cover',
  objectPosition: '50% 26%',
  clipPath: `polygon(${cutLeft(bright)} 0, calc(100% - ${bright} * (1 - ${ltr})) 0, ${cutRight(bright)} 100%, calc(${bright} * ${ltr}) 100%)`,
});
