import { createVar, keyframes } from '@vanilla-extract/css';

import { modal } from '../overlay/overlay.css.ts';
import { inItself, sized } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion, type } = vars;

/** Dark in both modes: by day the page and its ink change places, a pair that every brand proves. */
const ground = createVar();
const ink = createVar();
const mixed = (percent: number): string => `color-mix(in oklab, ${ink} ${percent}%, ${ground})`;

/** Clear of what a phone cuts into its screen, on whichever side. */
const sides = 'max(8px, env(safe-area-inset-left), env(safe-area-inset-right))';
const low = '(min-width: 600px) and (max-height: 480px)';
const glide = `${motion.page} ${motion.curve}`;

export const lightbox = component(
  {
    vars: { [ground]: color.surface.page, [ink]: color.text.strong },
    inset: 0,
    inlineSize: '100%',
    blockSize: '100dvh',
    background: ground,
    color: ink,
    colorScheme: 'dark',
    opacity: 0,
    transitionDuration: motion.enter,
    transitionTimingFunction: motion.enterCurve,
    selectors: {
      '[data-theme="light"] &': {
        vars: { [ground]: color.text.strong, [ink]: color.surface.page },
      },
      '&[open]': { opacity: 1 },
    },
    '@starting-style': { selectors: { '&[open]': { opacity: 0 } } },
  },
  modal,
);

/** What buttons are made of points here to the two; not on the dialog, where it would point to itself. */
export const whole = component({
  vars: {
    [color.surface.page]: ground,
    [color.surface.strong]: mixed(18),
    [color.text.strong]: ink,
    [color.text.soft]: mixed(86),
    [color.line.strong]: mixed(40),
    [color.line.focus]: ink,
  },
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
});

/** The way out stands where it stands everywhere, and is the first that the keyboard finds. */
export const head = component({
  flex: 'none',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  padding: `max(8px, env(safe-area-inset-top)) ${sides} 8px`,
});

/** Twice the class: the button's own sheet may come later. */
export const control = component({
  selectors: {
    '&&[aria-disabled="true"]': {
      color: 'color-mix(in srgb, currentColor 40%, transparent)',
      cursor: 'default',
    },
  },
});

export const next = component({ selectors: { '&&': { rotate: '180deg' } } });

export const frame = component({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'clip',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-zoomed]:active': { cursor: 'grabbing' },
  },
});

export const track = component({
  position: 'absolute',
  inset: 0,
  transition: `translate ${glide}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
});

/** The neighbours lie beside the frame, and so are fetched before they are asked for. */
export const slide = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  transition: `translate ${glide}`,
  selectors: {
    '&[data-side="before"]': { translate: '-100% 0' },
    '&[data-side="after"]': { translate: '100% 0' },
    '[dir="rtl"] &[data-side="before"]': { translate: '100% 0' },
    '[dir="rtl"] &[data-side="after"]': { translate: '-100% 0' },
  },
});

/** As large as it is, or as there is room. */
export const picture = component({
  gridArea: '1 / 1',
  ...sized('auto'),
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  transition: `transform ${glide}, opacity ${motion.enter}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="failed"]': { display: 'none' },
    '[data-dragging] &': { transition: 'none' },
  },
});

const come = keyframes({ from: { opacity: 0 } });

/** Not for what is there in a moment. */
export const wait = component({
  gridArea: '1 / 1',
  display: 'grid',
  color: color.text.soft,
  animation: `${come} ${motion.enter} 400ms backwards`,
});

export const failed = component({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  inlineSize: 'min(100%, 360px)',
  maxBlockSize: '100%',
  padding: '16px 24px',
  overflowY: 'auto',
  touchAction: 'pan-y',
  color: color.text.soft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  animation: `${come} ${motion.enter}`,
  ...textAt('s3'),
});

export const foot = component({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  maxBlockSize: '70%',
  padding: `8px ${sides} max(8px, env(safe-area-inset-bottom))`,
  '@media': {
    // On a phone on its side every line is dear.
    [low]: { flexDirection: 'row', alignItems: 'center', gap: '24px' },
  },
});

/** Two lines are kept for it, so that a picture with less to say stands where the others do. */
export const caption = component({
  flex: '0 1 auto',
  minBlockSize: `calc(2 * ${type.line.s3})`,
  maxBlockSize: '28dvh',
  paddingInline: '12px',
  ...inItself,
  scrollbarWidth: 'thin',
  ...textAt('s3'),
  selectors: {
    // It goes on below, and its end comes clear of where it fades.
    '&[data-long]': {
      paddingBlockEnd: '24px',
      maskImage: 'linear-gradient(0deg, transparent, black 28px)',
    },
    '&[data-long]:focus-visible': { outlineOffset: '-2px', maskImage: 'none' },
  },
  '@media': { [low]: { flex: '1 1 0' } },
});

export const words = component({
  maxInlineSize: '64ch',
  marginInline: 'auto',
  textAlign: 'center',
});

export const pager = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  inlineSize: 'min(100%, 480px)',
  marginInline: 'auto',
  '@media': { [low]: { inlineSize: 'auto', marginInlineEnd: 0 } },
});

export const position = component({ position: 'relative', textAlign: 'center' });
