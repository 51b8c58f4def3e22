import { createVar } from '@vanilla-extract/css';

import { chosenSlant } from '../../foundations/manners/choice.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { sized, under } from '../../foundations/manners/arranged.ts';
import { byPlate, ifTinted, onPlain, roundOf, shadeBy } from '../../foundations/manners/plate.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, inColumn, placeAt, rem } from '../../foundations/theme/type.ts';
import { over, overHeight } from '../../foundations/theme/top.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, motion, radius, size, type } = vars;

/** The bar above it: where brand and wallet share a header it is lower. */
const head = createVar();
const inCurrent = '[aria-current] > &';

/** Icons over their names, unless the slot `rail` says words. */
const look = own({
  line: '0px',
  gap: byPlate('4px', '0px', '0px'),
  start: byPlate('8px', '0px', '0px'),
  end: byPlate('4px', '0px', '0px'),
  height: byPlate('72px', '80px', '64px'),
  margin: ifTinted('8px'),
  padStart: '2px',
  padEnd: byPlate('2px', '8px'),
  justify: 'center',
  startRound: byPlate(radius.holder, radius.card, '0px'),
  endRound: byPlate(radius.holder, '0px', '0px'),
  ink: color.text.soft,
  holder: 'grid',
  onInk: shadeBy(color.action.on, color.text.strong, color.action.on),
  onFocus: shadeBy(color.action.on, color.line.focus, color.action.on),
  // With tints it takes the colour of the page and so becomes one with the content.
  onGround: shadeBy('transparent', color.surface.page),
  shine: onPlain(`linear-gradient(180deg, ${gradient.action})`),
  lift: onPlain(elevation.action),
  slab: shadeBy('transparent', 'transparent', color.action.rest),
  diamond: 'none',
});

/** Below a bar that a law wants over that of the page. */
const below = `calc(${size.header} + ${overHeight})`;

export const menu = component({
  vars: { [head]: `calc(${size.header} + env(safe-area-inset-top))`, ...look.usual.vars },
  position: 'sticky',
  insetBlockStart: head,
  inlineSize: size.side,
  blockSize: `calc(100dvh - ${head})`,
  overflowY: 'auto',
  // What has the focus is not left under the bar.
  scrollPaddingBlockEnd: barRoom,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  borderInlineEnd: `${look.line} solid ${color.line.soft}`,
  borderStartEndRadius: ifTinted(`(${radius.sheet} - 4px)`),
  background: shadeBy('transparent', color.surface.strip, color.surface.inset),
  selectors: {
    [when('header', 'double')]: { vars: { [head]: 'calc(56px + env(safe-area-inset-top))' } },
    [`${over} ~ * &`]: {
      insetBlockStart: below,
      blockSize: `calc(100dvh - ${below})`,
    },
    [when('rail', 'words')]: as(look, {
      line: border.rule,
      gap: '0px',
      start: '0px',
      end: '0px',
      height: '56px',
      padStart: '16px',
      padEnd: '0px',
      justify: 'start',
      startRound: '0px',
      endRound: '0px',
      ink: color.text.strong,
      holder: 'none',
      onInk: color.action.text,
      onFocus: color.action.text,
      onGround: 'transparent',
      shine: 'none',
      lift: 'none',
      slab: 'transparent',
      diamond: "''",
    }),
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const list = component({
  display: 'grid',
  gap: look.gap,
  paddingInline: `${look.start} ${look.end}`,
  paddingBlock: `${byPlate('8px', '16px', '0px')} ${barRoom}`,
});

export const place = component({ display: 'block' });

export const item = component(
  {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    justifyItems: look.justify,
    alignContent: 'center',
    gap: byPlate('4px', '4px', '2px'),
    inlineSize: `calc(100% - ${look.margin})`,
    minBlockSize: look.height,
    marginInlineStart: look.margin,
    paddingBlock: '6px',
    paddingInline: `${look.padStart} ${look.padEnd}`,
    borderRadius: look.endRound,
    borderStartStartRadius: look.startRound,
    borderEndStartRadius: look.startRound,
    color: look.ink,
    textAlign: look.justify as 'center',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': {
        vars: { [color.line.focus]: look.onFocus },
        background: `${look.shine} ${look.onGround}`,
        color: look.onInk,
        boxShadow: look.lift,
      },
      '&[aria-current]::before': {
        ...under,
        // Its start leans too, but out of sight.
        insetInline: '-10px 7px',
        background: look.slab,
        transform: leaning,
      },
      // The diamond, on the rule that parts the column from the content.
      '&[aria-current]::after': {
        content: look.diamond,
        position: 'absolute',
        insetInlineStart: '4px',
        insetBlockStart: 'calc(50% - 3px)',
        ...sized('6px'),
        rotate: '45deg',
        background: color.action.text,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
  pressable,
);

export const holder = component({
  display: look.holder,
  placeItems: 'center',
  ...sized(byPlate('26px', '52px', '24px')),
  marginBlockEnd: ifTinted('-4px'),
  borderRadius: roundOf('0px'),
  transition: `background-color ${motion.press}`,
  selectors: {
    [inCurrent]: {
      background: shadeBy('transparent', color.action.rest),
      color: color.action.on,
      marginBlockEnd: 0,
    },
  },
});

const iconSide = byPlate('26px', '28px', '24px');
export const icon = component({ ...sized(iconSide) });

export const label = component({
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...placeAt('s1'),
  fontSize: inColumn(type.label.place, 4.2),
  lineHeight: `min(${rem(16)}, 20px)`,
  selectors: {
    [when('rail', 'words')]: {
      ...displayAt('s3'),
      fontSize: inColumn(type.size.s3, 4.4),
      letterSpacing: 0,
      lineHeight: `min(${rem(20)}, 24px)`,
    },
    [when('rail', 'words', inCurrent)]: { fontStyle: chosenSlant },
  },
});
