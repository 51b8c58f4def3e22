import { as, own } from '../../foundations/manners/own.ts';
import { along, sized, under } from '../../foundations/manners/arranged.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, leaningBox, leaningEnd, twoLines } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';

const { border, color, elevation, radius, size, space, type } = vars;

const height = twoLines(size.winner);
const firstHeight = `calc(2 * ${height})`;
const fade = '24px';

/** Rows on a card, unless the slot `winners` says otherwise. */
const look = own({
  margin: space.inset,
  pad: '8px',
  round: radius.card,
  ground: color.surface.raised,
  shadow: elevation.low,
  line: '0px',
  window: `calc(6 * ${height})`,
  mask: `linear-gradient(transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
  scrollPad: '0px',
  pin: 'static',
  again: 'list-item',
  side: '16px',
  rowMargin: '0px',
  rowRound: '0px',
  even: 'none',
  rule: 'none',
  place: 'none',
  // A square from the upper part of a cover shows the subject and leaves the lettering out.
  picture: '132%',
  pictureHeight: 'auto',
  pictureMargin: '-16% -16% 0',
  pause: '-10px',
});

const whole = { picture: '100%', pictureHeight: '100%', pictureMargin: '0px' } as const;

export const board = component({
  ...look.usual,
  position: 'relative',
  marginInline: look.margin,
  paddingBlock: look.pad,
  borderBlock: `${look.line} solid ${color.line.soft}`,
  borderRadius: look.round,
  background: look.ground,
  boxShadow: look.shadow,
  selectors: {
    [when('winnersMove', 'step')]: as(look, { mask: 'none' }),
    [when('winners', 'ledger')]: as(look, {
      ...whole,
      pad: '0px',
      round: '0px',
      ground: 'none',
      shadow: 'none',
      line: '1px',
      side: '0px',
      place: 'block',
    }),
    [when('winners', 'stall')]: as(look, {
      ...whole,
      margin: '0px',
      pad: '0px',
      ground: 'none',
      shadow: 'none',
      side: '12px',
      rowMargin: '8px',
      rowRound: radius.row,
      pause: '8px',
    }),
    [`${pageOf('winners', 'stall')}${when('neighbours', 'alternate')}`]: as(look, {
      even: color.surface.page,
    }),
    [when('winners', 'table')]: as(look, {
      pad: '0px',
      round: radius.row,
      window: `calc(5 * ${height} + ${firstHeight})`,
      side: '12px',
      rule: "''",
      place: 'block',
    }),
    // The first place stays, and the others pass below it: what is scrolled to rests there.
    [`${pageOf('winners', 'table')}${when('winnersMove', 'step')}`]: as(look, {
      scrollPad: firstHeight,
      pin: 'sticky',
      again: 'none',
    }),
  },
});

/** As high as six rows while the board moves by itself. */
export const window = component({
  selectors: {
    // What comes and goes all the time is not cut in the middle of its letters.
    '&[data-moving]:not(:focus-within, [data-paused])': { maskImage: look.mask },
    '&[data-moving]': {
      blockSize: look.window,
      overflow: 'hidden',
      scrollPaddingBlockStart: look.scrollPad,
    },
    // Who asked for less motion, or has stopped it, scrolls by hand.
    '&[data-moving][data-paused]': { overflowY: 'auto' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-moving]': { overflowY: 'auto' },
        '&&&&[data-moving]': { maskImage: 'none' },
      },
    },
  },
});

export const item = component({
  selectors: {
    '[data-moving] > * > ol:first-child > &:first-child': {
      position: look.pin as 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
    },
    '[data-moving] > * > ol + ol > &:first-child': { display: look.again },
  },
});

/** Of the first place of a table, where the others are rows. */
const first = (part: string): string => when('winners', 'table', `li:first-child > ${part}`);

export const row = component(
  {
    position: 'relative',
    ...along('12px'),
    inlineSize: `calc(100% - 2 * ${look.rowMargin})`,
    blockSize: height,
    marginInline: look.rowMargin,
    paddingInline: look.side,
    borderRadius: look.rowRound,
    textAlign: 'start',
    selectors: {
      // Inside, because the window cuts what stands out.
      '&:focus-visible': { outlineOffset: '-2px' },
      'li + li > &': { borderBlockStart: `${look.line} solid ${color.line.soft}` },
      'li:nth-child(even) > &': { background: look.even },
      [first('&')]: {
        // Captions are too faint for the strong surface.
        vars: { [color.text.faint]: color.text.soft },
        blockSize: firstHeight,
        paddingInlineStart: 0,
        background: color.surface.strong,
      },
      // Rules begin under the names.
      'li + li > &::before': {
        content: look.rule,
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: '88px 12px',
        borderBlockStart: `${border.rule} solid ${color.line.soft}`,
      },
    },
  },
  pressable,
);

export const place = component({
  flex: 'none',
  display: look.place,
  selectors: {
    [when('winners', 'ledger')]: {
      inlineSize: '20px',
      color: color.action.text,
      ...displayAt('s4'),
      fontStyle: script.italic,
    },
    [when('winners', 'table')]: {
      inlineSize: '28px',
      textAlign: 'center',
      color: color.text.soft,
      ...figuresAt('s4'),
    },
    [first('* > &')]: { display: 'none' },
  },
});

export const thumb = component({
  flex: 'none',
  overflow: 'hidden',
  ...sized(size.thumbWidth, size.thumbHeight),
  borderRadius: radius.thumb,
  background: color.surface.inset,
  selectors: {
    [when('edges', 'cut')]: { clipPath: leaningBox(size.thumbHeight) },
    // A slice of the cover, with one leaning side.
    [first('* > &')]: {
      ...sized('84px', firstHeight),
      clipPath: leaningEnd(firstHeight),
    },
  },
});

export const picture = component({
  inlineSize: look.picture,
  maxInlineSize: 'none',
  blockSize: look.pictureHeight,
  margin: look.pictureMargin,
  objectFit: 'cover',
  selectors: {
    [first('* > * > &')]: {
      ...sized('100%'),
      margin: 0,
      objectPosition: '50% 20%',
    },
  },
});

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component(
  {
    display: 'block',
    ...textAt('s3'),
    fontWeight: type.text.strong,
    selectors: { [when('winners', 'ledger')]: { ...displayAt('s4'), letterSpacing: 0 } },
  },
  oneLine,
);

export const game = component({ display: 'block' }, oneLine);

/** Never so long that no room is left for the name. */
export const amount = component(
  {
    flex: 'none',
    maxInlineSize: '56%',
    color: color.win.text,
    ...figuresAt('s4'),
    selectors: {
      [first('* > &')]: {
        position: 'relative',
        // Its ground leans out.
        overflow: 'clip',
        overflowClipMargin: '8px',
        zIndex: 0,
        paddingInline: '10px',
        color: color.win.on,
        fontSize: type.figures.first,
        lineHeight: 1.35,
      },
      [first('* > &::before')]: { ...under, background: color.win.fill, transform: leaning },
    },
  },
  oneLine,
);

/** In the row of the section's title. Twice the class: the button's own sheet may come later. */
export const pause = component({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockEnd: `calc(100% + ${space.title})`,
      insetInlineEnd: look.pause,
      color: color.text.soft,
    },
  },
});
