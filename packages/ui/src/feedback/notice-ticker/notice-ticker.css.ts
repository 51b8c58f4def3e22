import { keyframes } from '@vanilla-extract/css';

import { carousel } from '../../gaming/banner-carousel/banner-carousel.css.ts';
import { hiddenText, labelCase, oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, labelAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size, space, type } = vars;

/** Where the line moves by itself: a crawl always, the others when there is more than one. */
const moving = (target: string): string => `[data-ticker="crawl"] ${target}, [data-many] ${target}`;

const band = rem(28);
/** Room for a finger, and for the band where the letters are large. */
const height = `max(44px, ${band})`;

export const ticker = component({
  // Its strip is no ground that the ring's own colour is proven on.
  vars: { [color.line.focus]: color.text.strong },
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  blockSize: height,
  paddingInline: space.text,
  color: color.text.soft,
  selectors: {
    [when('ticker', 'pill')]: {
      gap: '4px',
      marginInline: space.inset,
      marginBlock: '4px 12px',
      paddingInline: '4px 0',
      borderRadius: radius.pill,
      background: color.surface.strip,
      color: color.text.strong,
    },
    [when('ticker', 'crawl')]: {
      gap: 0,
      paddingInline: `${space.inset} 0`,
      color: color.text.strong,
    },
    // Tucked under the cut of the banner before it.
    [`[data-banner="bleed"][data-edge="diagonal"]${when('ticker', 'crawl', `:is(${carousel}, [data-banners]) + &`)}`]:
      {
        position: 'relative',
        zIndex: 1,
        marginBlockStart: `calc(4px - ${size.edge})`,
      },
  },
});

export const icon = component({
  flex: 'none',
  color: color.action.text,
  selectors: {
    [when('labels', 'capitals')]: { display: 'none' },
    [when('ticker', 'crawl')]: { display: 'none' },
    // A leaf: one corner is pointed.
    [when('ticker', 'pill')]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '36px',
      blockSize: '36px',
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
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        marginInlineEnd: '8px',
        color: color.action.text,
        ...labelAt('s1'),
      },
      [when('ticker', 'crawl')]: {
        position: 'relative',
        zIndex: 1,
        flex: 'none',
        inlineSize: 'auto',
        blockSize: 'auto',
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
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        background: color.action.rest,
        transform: leaning,
      },
    },
  },
  hiddenText,
  labelCase,
);

/** The words fade at the end, where more may come. */
const fade = 'linear-gradient(90deg, black 86%, transparent)';

export const window = component({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  maskImage: fade,
  selectors: {
    '[dir="rtl"] &': { maskImage: 'linear-gradient(-90deg, black 86%, transparent)' },
    [when('ticker', 'crawl')]: {
      maskImage: 'none',
      background: `linear-gradient(${color.surface.strip}, ${color.surface.strip}) center / 100% ${band} no-repeat`,
    },
    // Who has stopped it, or reads along with the keys, moves it by hand.
    '[data-paused] &': { overflowX: 'auto', scrollbarWidth: 'none' },
    // The ring is that of the window: a notice is longer, and would show two lines of it.
    '&:has(:focus-visible)': {
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: 'none',
      outline: `${border.focus} solid ${color.line.focus}`,
      outlineOffset: `calc(-1 * ${border.focus})`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

/** By its own half, for what follows is the same again. */
const past = keyframes({ '8%': { translate: '0 0' }, to: { translate: '-50% 0' } });
const pastMirrored = keyframes({ '8%': { translate: '0 0' }, to: { translate: '50% 0' } });

export const line = component({
  display: 'flex',
  selectors: {
    [moving('&')]: {
      inlineSize: 'max-content',
      minInlineSize: '200%',
      animationName: past,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
    '[dir="rtl"] &': { animationName: pastMirrored },
    '[data-paused] &, &:hover': { animationPlayState: 'paused' },
    '&:has(:focus-visible)': { animationName: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { [moving('&')]: { animationName: 'none', minInlineSize: 0 } },
    },
  },
});

export const list = component({
  display: 'flex',
  flex: '1 0 0%',
  minInlineSize: 0,
  selectors: { [moving('&')]: { flex: '1 0 auto', gap: '32px', paddingInlineEnd: '32px' } },
});

export const copy = component(
  {
    display: 'none',
    selectors: { [moving('&')]: { display: 'flex' } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { [moving('&')]: { display: 'none' } } },
    },
  },
  list,
);

export const place = component({
  minInlineSize: 0,
  flex: '0 1 auto',
  selectors: { [moving('&')]: { flex: 'none' } },
});

export const notice = component(
  {
    display: 'block',
    minBlockSize: height,
    whiteSpace: 'nowrap',
    ...textAt('s2'),
    selectors: {
      '&&': { lineHeight: height },
      '&:focus-visible': { outline: 'none' },
      [when('emphasis', 'italic')]: {
        ...displayAt('s3'),
        fontStyle: script.italic,
        letterSpacing: 0,
        color: color.text.strong,
      },
      [when('ticker', 'pill')]: { ...textAt('s3') },
      [when('ticker', 'crawl')]: { ...textAt('s3'), paddingInlineStart: '12px' },
    },
  },
  pressable,
);

export const lead = component({
  fontWeight: type.text.strong,
  color: color.text.strong,
  selectors: { [when('emphasis', 'italic')]: { fontWeight: 'inherit' } },
});

/** Says that there is more to read; what moves has the button that stops it instead. */
export const caret = component({
  color: color.action.text,
  selectors: {
    [moving('&')]: { display: 'none' },
    [when('ticker', 'pill')]: { display: 'none' },
  },
});

export const pause = component({
  selectors: {
    '&&': { display: 'none', color: color.text.soft, marginInlineEnd: '-14px' },
    [moving('&&')]: { display: 'inline-grid' },
    [when('ticker', 'pill', '&&')]: { marginInlineEnd: '-4px' },
    [when('ticker', 'crawl', '&&')]: {
      marginInlineEnd: 0,
      background: `linear-gradient(${color.surface.strip}, ${color.surface.strip}) center / 100% ${band} no-repeat`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&&&&': { display: 'none' } } },
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
