import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, leaningBox, leaningEnd, twoLines } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, radius, size, space, type } = vars;

/** The first place of a table, where the others are rows. */
const first = 'li:first-child > &';
const height = twoLines(size.winner);
const firstHeight = `calc(2 * ${height})`;

export const board = component({
  position: 'relative',
  marginInline: space.inset,
  paddingBlock: '8px',
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  selectors: {
    [when('winners', 'ledger')]: {
      paddingBlock: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderBlock: `1px solid ${color.line.soft}`,
    },
    [when('winners', 'stall')]: {
      marginInline: 0,
      paddingBlock: 0,
      background: 'none',
      boxShadow: 'none',
    },
    [when('winners', 'table')]: { paddingBlock: 0, borderRadius: radius.row },
  },
});

const fade = '24px';

/** As high as six rows while the board moves by itself. */
export const window = component({
  selectors: {
    // What comes and goes all the time is not cut in the middle of its letters.
    '&[data-moving]:not(:focus-within, [data-paused])': {
      maskImage: `linear-gradient(transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    },
    [when('winnersMove', 'step', '&&[data-moving]')]: { maskImage: 'none' },
    '&[data-moving]': { blockSize: `calc(6 * ${height})`, overflow: 'hidden' },
    [when('winners', 'table', '&[data-moving]')]: {
      blockSize: `calc(5 * ${height} + ${firstHeight})`,
    },
    // What is reached by scrolling comes to rest below the first place.
    [`[data-winners="table"]${when('winnersMove', 'step', '&[data-moving]')}`]: {
      scrollPaddingBlockStart: firstHeight,
    },
    // Who asked for less motion, or has stopped it, scrolls by hand.
    '&[data-moving][data-paused]': { overflowY: 'auto' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-moving]': { overflowY: 'auto' },
        '&&[data-moving]': { maskImage: 'none' },
      },
    },
  },
});

const pinned = (part: string): string =>
  `[data-winners="table"]${when('winnersMove', 'step', `[data-moving] > * > ${part}`)}`;

/** In a table that steps the first place stays, and the others pass below it. */
export const item = component({
  selectors: {
    [pinned('ol:first-child > &:first-child')]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
    },
    [pinned('ol + ol > &:first-child')]: { display: 'none' },
  },
});

export const row = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    inlineSize: '100%',
    blockSize: height,
    paddingInline: '16px',
    textAlign: 'start',
    selectors: {
      // Inside, because the window cuts what stands out.
      '&:focus-visible': { outlineOffset: '-2px' },
      [when('winners', 'ledger')]: { paddingInline: 0 },
      [when('winners', 'ledger', 'li + li > &')]: {
        borderBlockStart: `1px solid ${color.line.soft}`,
      },
      [when('winners', 'stall')]: {
        inlineSize: 'calc(100% - 16px)',
        marginInline: '8px',
        paddingInline: '12px',
        borderRadius: radius.row,
      },
      [`[data-winners="stall"]${when('neighbours', 'alternate', 'li:nth-child(even) > &')}`]: {
        background: color.surface.page,
      },
      [when('winners', 'table')]: { position: 'relative', paddingInline: '12px' },
      [when('winners', 'table', first)]: {
        // Captions are too faint for the strong surface.
        vars: { [color.text.faint]: color.text.soft },
        blockSize: firstHeight,
        paddingInlineStart: 0,
        background: color.surface.strong,
      },
      // Rules begin under the names.
      [when('winners', 'table', 'li + li > &::before')]: {
        content: '',
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
  display: 'none',
  selectors: {
    [when('winners', 'ledger')]: {
      display: 'block',
      flex: 'none',
      inlineSize: '20px',
      color: color.action.text,
      ...displayAt('s4'),
      fontStyle: script.italic,
    },
    [when('winners', 'table')]: {
      display: 'block',
      flex: 'none',
      inlineSize: '28px',
      textAlign: 'center',
      color: color.text.soft,
      ...figuresAt('s4'),
    },
    [when('winners', 'table', 'li:first-child > * > &')]: { display: 'none' },
  },
});

export const thumb = component({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: size.thumbWidth,
  blockSize: size.thumbHeight,
  borderRadius: radius.thumb,
  background: color.surface.inset,
  selectors: {
    [when('corners', 'cut')]: { clipPath: leaningBox(size.thumbHeight) },
    // A slice of the cover, with one leaning side.
    [when('winners', 'table', 'li:first-child > * > &')]: {
      inlineSize: '84px',
      blockSize: firstHeight,
      clipPath: leaningEnd(firstHeight),
    },
  },
});

export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    // A square from the upper part shows the subject and leaves the lettering out.
    ...Object.fromEntries(
      (['card', 'table'] as const).map((manner) => [
        when('winners', manner),
        { inlineSize: '132%', blockSize: 'auto', maxInlineSize: 'none', margin: '-16% -16% 0' },
      ]),
    ),
    [when('winners', 'table', 'li:first-child > * > * > &')]: {
      inlineSize: '100%',
      blockSize: '100%',
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

export const game = component(
  { display: 'block', color: color.text.faint, ...textAt('s2') },
  oneLine,
);

/** Never so long that no room is left for the name. */
export const amount = component(
  {
    flex: 'none',
    maxInlineSize: '56%',
    color: color.win.text,
    ...figuresAt('s4'),
    selectors: {
      [when('winners', 'table', 'li:first-child > * > &')]: {
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
      [when('winners', 'table', 'li:first-child > * > &::before')]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        background: color.win.fill,
        transform: leaning,
      },
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
      insetInlineEnd: '-10px',
      color: color.text.soft,
    },
    [when('winners', 'stall', '&&')]: { insetInlineEnd: '8px' },
  },
});
