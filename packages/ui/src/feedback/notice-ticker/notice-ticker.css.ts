import { createVar, keyframes } from '@vanilla-extract/css';

import { carousel } from '../../gaming/banner-carousel/banner-carousel.css.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { along, ringed, sized, under } from '../../foundations/manners/arranged.ts';
import { hiddenText, labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, labelAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size, space, type } = vars;

const band = rem(28);
/** Room for a finger, and for the band where the letters are large. */
const height = `max(44px, ${band})`;
const strip = `linear-gradient(${color.surface.strip}, ${color.surface.strip}) center / 100% ${band} no-repeat`;

/** Which way the line reads: where its words fade, and where it moves. */
const turn = createVar();
const away = createVar();

/** By its own half, for what follows is the same again. */
const past = keyframes({ '8%': { translate: '0 0' }, to: { translate: `${away} 0` } });

/** The line moves by itself: a crawl always, the others when there is more than one. */
const moving = `${when('ticker', 'crawl')}, &[data-many]`;

/** What a line that moves has anew: it is long enough to go out of sight, and followed by a copy of itself; one that stands has room past where its words fade. */
const look = own({
  ground: 'none',
  mask: `linear-gradient(${turn}, black 86%, transparent)`,
  letters: type.size.s2,
  leadWeight: type.text.strong,
  start: '0px',
  iconShown: 'block',
  caretShown: 'block',
  pauseShown: 'none',
  pauseEnd: '-14px',
  move: 'none',
  over: 'auto',
  long: 'max-content',
  least: '100%',
  apart: '0px',
  room: '40px',
  copyShown: 'none',
});

export const ticker = component({
  vars: {
    ...look.usual.vars,
    // Its strip is no ground that the ring's own colour is proven on.
    [color.line.focus]: color.text.strong,
    [turn]: '90deg',
    [away]: '-50%',
  },
  ...along('8px'),
  blockSize: height,
  paddingInline: space.text,
  color: color.text.soft,
  selectors: {
    '[dir="rtl"] &': { vars: { [turn]: '-90deg', [away]: '50%' } },
    [moving]: as(look, {
      caretShown: 'none',
      pauseShown: 'inline-grid',
      move: past,
      over: 'hidden',
      least: '200%',
      apart: '32px',
      room: '32px',
      copyShown: 'flex',
    }),
    [when('labels', 'capitals')]: as(look, { iconShown: 'none' }),
    [when('ticker', 'pill')]: {
      ...as(look, {
        letters: type.size.s3,
        iconShown: 'grid',
        caretShown: 'none',
        pauseEnd: '-4px',
      }),
      gap: '4px',
      marginInline: space.inset,
      marginBlock: '4px 12px',
      paddingInline: '4px 0',
      borderRadius: radius.pill,
      background: color.surface.strip,
      color: color.text.strong,
    },
    [when('ticker', 'crawl')]: {
      ...as(look, {
        ground: strip,
        mask: 'none',
        letters: type.size.s3,
        start: '12px',
        iconShown: 'none',
        pauseEnd: '0px',
      }),
      gap: 0,
      paddingInline: `${space.inset} 0`,
      color: color.text.strong,
    },
    // Tucked under the cut of the banner before it.
    [`[data-banner="bleed"][data-seam="diagonal"]${when('ticker', 'crawl', `:is(${carousel}, [data-banners]) + &`)}`]:
      {
        position: 'relative',
        zIndex: 1,
        marginBlockStart: `calc(4px - ${size.edge})`,
      },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        [moving]: as(look, {
          pauseShown: 'none',
          move: 'none',
          over: 'auto',
          least: '0',
          copyShown: 'none',
        }),
      },
    },
  },
});

export const icon = component({
  display: look.iconShown,
  flex: 'none',
  color: color.action.text,
  selectors: {
    // A leaf: one corner is pointed.
    [when('ticker', 'pill')]: {
      placeItems: 'center',
      ...sized('36px'),
      marginInlineEnd: '4px',
      borderRadius: radius.pill,
      borderEndStartRadius: '6px',
      background: color.second.fill,
      color: color.second.on,
    },
  },
});

export const label = component(
  {
    selectors: {
      [when('labels', 'capitals')]: {
        position: 'static',
        flex: 'none',
        ...sized('auto'),
        clipPath: 'none',
        marginInlineEnd: '8px',
        color: color.action.text,
        ...labelAt('s1'),
      },
      [when('ticker', 'crawl')]: {
        position: 'relative',
        zIndex: 1,
        flex: 'none',
        ...sized('auto'),
        overflow: 'visible',
        clipPath: 'none',
        marginInlineEnd: 0,
        paddingInline: '12px',
        color: color.action.on,
        ...nameAt('s3'),
        fontSize: type.label.size,
        lineHeight: band,
      },
      [when('ticker', 'crawl', '&::before')]: {
        ...under,
        background: color.action.rest,
        transform: leaning,
      },
    },
  },
  hiddenText,
  labelCase,
);

export const window = component({
  flex: 1,
  minInlineSize: 0,
  // What does not move by itself, or was stopped, is moved by hand.
  overflowX: look.over,
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  background: look.ground,
  maskImage: look.mask,
  selectors: {
    '[data-paused] &': { overflowX: 'auto' },
    // The ring is that of the window: a notice is longer, and would show two lines of it.
    '&:has(:focus-visible)': {
      overflowX: 'auto',
      maskImage: 'none',
      ...ringed(`calc(-1 * ${border.focus})`),
    },
  },
});

export const line = component({
  display: 'flex',
  inlineSize: look.long,
  minInlineSize: look.least,
  animationName: look.move,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  selectors: {
    '[data-paused] &, &:hover': { animationPlayState: 'paused' },
    '&:has(:focus-visible)': { animationName: 'none' },
  },
});

export const list = component({
  display: 'flex',
  flex: '1 0 auto',
  gap: look.apart,
  paddingInlineEnd: look.room,
});

export const copy = component({ display: look.copyShown }, list);

export const notice = component(
  {
    display: 'block',
    minBlockSize: height,
    paddingInlineStart: look.start,
    whiteSpace: 'nowrap',
    ...textAt('s2'),
    fontSize: look.letters,
    selectors: {
      '&&': { lineHeight: height },
      '&:focus-visible': { outline: 'none' },
      [when('emphasis', 'italic')]: {
        ...as(look, { leadWeight: type.display.weight }),
        ...displayAt('s3'),
        fontStyle: script.italic,
        letterSpacing: 0,
        color: color.text.strong,
      },
    },
  },
  pressable,
);

export const lead = component({ fontWeight: look.leadWeight, color: color.text.strong });

/** Says that there is more to read; what moves has the button that stops it instead. */
export const caret = component({ display: look.caretShown, color: color.action.text });

export const pause = component({
  selectors: {
    '&&': {
      display: look.pauseShown,
      background: look.ground,
      color: color.text.soft,
      marginInlineEnd: look.pauseEnd,
    },
  },
});

export const end = component({ flex: 'none', color: color.action.text });

/** Nothing in it can be reached by keys, so nothing of it is scrolled. */
export const stillWindow = component({ selectors: { '&&': { overflowX: 'clip' } } });

/** What no button centres yet. */
export const still = component({
  selectors: { '&&': { display: 'flex', alignItems: 'center', minInlineSize: 0 } },
});

/** It cannot be moved along, so it says that it goes on. */
export const stillText = component({ minInlineSize: 0 }, oneLine);

/** In the middle of the line that it stands for. */
export const bone = component({ display: 'inline-block', verticalAlign: 'middle' });
