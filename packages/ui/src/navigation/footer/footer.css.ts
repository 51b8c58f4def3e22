import { washes } from '@livery/themes/contract';
import { createVar } from '@vanilla-extract/css';

import { block, onPlate, onRules } from '../../foundations/manners/block.ts';
import { edge, roundedBy } from '../../foundations/manners/edge.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { mark as seat } from '../../foundations/roles/mark.css.ts';
import { note } from '../../foundations/roles/note.css.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { along, inMiddle, sized, under, wrapping } from '../../foundations/manners/arranged.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, labelAt, nameAt, rem, stepOf, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, size, space, type } = vars;

/** Hairlines on the footer's own ground. */
const rule = createVar();
/** Two columns, or one where large letters would have their words parted. */
const column = `min(100%, max(${rem(128)}, 40%))`;

/** A straight edge and a disc with the age, unless the seam or the brand's marks are others. */
const look = own({
  gap: '16px',
  before: `calc(${space.section} + 12px)`,
  top: '28px',
  clip: 'none',
  line: `inset 0 1px ${rule}`,
  arcs: 'none',
  studios: color.footer.text,
  order: '0',
  last: '0',
  footGap: '8px',
  linksLine: '0px',
  linksEnd: '0px',
  columns: `repeat(auto-fit, minmax(${column}, 1fr))`,
  spread: 'normal',
  linkWeight: type.text.weight,
  age: size.ageMark,
  ageHeight: size.ageMark,
  ageMargin: '0px',
  ageInset: '0px',
  ageLine: '0px',
  ageGround: color.second.fill,
  ageInk: color.second.on,
  seal: color.second.fill,
});

export const footer = component({
  vars: {
    [rule]: `color-mix(in srgb, ${color.footer.text} 16%, transparent)`,
    [color.line.focus]: color.footer.text,
    ...look.usual.vars,
  },
  position: 'relative',
  display: 'grid',
  gap: look.gap,
  justifyItems: note.align,
  marginBlockStart: look.before,
  padding: `${look.top} ${space.text} ${barRoom}`,
  background: color.footer.ground,
  color: color.footer.text,
  ...textAt('s3'),
  textAlign: note.align as 'center',
  boxShadow: look.line,
  clipPath: look.clip,
  selectors: {
    '&[data-foot="last"]': { paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))' },
    // Twelve arcs stand up from it.
    [when('seam', 'scallop')]: as(look, {
      before: `calc(${space.section} + ${size.edge} + 12px)`,
      top: '24px',
      line: noShadow,
      arcs: "''",
    }),
    '&::before': {
      content: look.arcs,
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(100% - 1px)',
      blockSize: size.edge,
      background: `radial-gradient(50% 100% at 50% 100%, ${color.footer.ground} calc(100% - 1px), transparent) 0 0 / calc(100% / 12) 100% repeat-x`,
    },
    [when('seam', 'diagonal')]: as(look, {
      gap: '12px',
      before: '8px',
      top: `calc(${size.edge} + 16px)`,
      clip: `polygon(0 ${size.edge}, 100% 0, 100% 100%, 0 100%)`,
      line: noShadow,
      studios: color.footer.soft,
      order: '2',
      last: '3',
      footGap: '4px',
      linksLine: '1px',
      linksEnd: '8px',
    }),
    // A double rule closes the programme.
    [when('frames', 'frame')]: as(look, {
      gap: '20px',
      line: noShadow,
      studios: color.footer.soft,
      columns: `repeat(auto-fit, minmax(${column}, max-content))`,
      spread: 'space-evenly',
    }),
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: space.inset,
      blockSize: '4px',
      borderBlock: `${frame.edge} solid ${color.line.strong}`,
    },
    [when('marks', 'fruit')]: as(look, { age: '52px', ageHeight: '52px', linkWeight: '700' }),
    [when('marks', 'lozenge')]: as(look, {
      age: '56px',
      ageMargin: '4px',
      ageGround: color.scene.fill,
      ageInk: color.scene.on,
      seal: color.footer.text,
    }),
    [when('marks', 'diamond')]: as(look, {
      ageInset: '5px',
      ageLine: '1px',
      ageGround: 'transparent',
      ageInk: color.footer.text,
      seal: color.footer.text,
    }),
  },
});

export const studios = component({
  order: look.order,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  inlineSize: '100%',
  color: look.studios,
});

export const mark = component({
  selectors: { '&&': { ...sized('26px') } },
});

/** On a wash of the footer's own ink, between rules, or over one where corners are cut. */
export const licence = component({
  ...along('14px'),
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: `${roundedBy('12px')} calc(16px - ${roundedBy('4px')})`,
  paddingInline: roundedBy(onPlate('12px')),
  borderRadius: roundedBy(onPlate(`min(${radius.card}, 24px)`)),
  borderBlockStart: `${onRules('1px')} solid ${rule}`,
  borderBlockEnd: `calc(1px - ${roundedBy(onPlate('1px'))}) solid ${rule}`,
  background: `color-mix(in srgb, ${color.footer.text} calc(${100 * washes.licence.part}% * ${block.plate} * ${edge.round}), transparent)`,
  textAlign: 'start',
});

/** The mark of the age in the second fill: a disc, a lozenge, or a frame. */
export const age = component({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  ...inMiddle,
  minInlineSize: look.age,
  blockSize: look.ageHeight,
  marginInline: look.ageMargin,
  paddingInline: '6px',
  color: look.ageInk,
  ...textAt('s3'),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      ...under,
      inset: look.ageInset,
      border: `${look.ageLine} solid ${color.line.strong}`,
      borderRadius: seat.seat,
      background: look.ageGround,
      rotate: seat.turn,
      transform: leaning,
    },
    [when('marks', 'lozenge')]: nameAt('s5'),
    [when('marks', 'diamond')]: { ...displayAt('s4'), letterSpacing: 0 },
  },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const words = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });

export const title = component({
  ...itemAt('s4'),
  selectors: {
    [when('marks', 'disc')]: stepOf('s3'),
    [when('marks', 'fruit')]: displayAt('s4'),
  },
});

export const text = component({ color: color.footer.soft });

export const seal = component({ flex: 'none', color: look.seal });

export const links = component({
  inlineSize: '100%',
  borderBlockEnd: `${look.linksLine} solid ${rule}`,
  paddingBlockEnd: look.linksEnd,
});

export const columns = component({
  display: 'grid',
  gridTemplateColumns: look.columns,
  justifyContent: look.spread,
  columnGap: '12px',
  textAlign: 'start',
});

export const place = component({ minInlineSize: 0 });

export const link = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '44px',
    paddingBlock: '8px',
    textAlign: 'start',
    ...textAt('s3'),
    fontWeight: look.linkWeight,
  },
  pressable,
);

export const linkWords = component({
  minInlineSize: 0,
  ...wrapping,
  '@media': { '(hover: hover)': { selectors: { ':hover > &': { textDecoration: 'underline' } } } },
});

export const icon = component({ flex: 'none', color: color.footer.soft });

export const foot = component({
  order: look.last,
  display: 'grid',
  gap: look.footGap,
  color: color.footer.soft,
  ...textAt('s2'),
});

export const copyright = component({
  selectors: { [when('frames', 'frame')]: { ...labelAt('s1'), letterSpacing: '0.06em' } },
});
