import { globalStyle } from '@vanilla-extract/css';

import { modal } from '../../overlays/overlay/overlay.css.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, inColumn, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius, space, type } = vars;

const away = `0 max(8px, ${motion.enterRise})`;

export const popup = component(
  {
    inset: 0,
    margin: 'auto',
    inlineSize: 'min(100% - 40px, 380px)',
    blockSize: 'fit-content',
    maxBlockSize: 'min(100dvh - 64px, 640px)',
    borderRadius: radius.card,
    background: color.surface.raised,
    boxShadow: elevation.high,
    color: color.text.strong,
    opacity: 0,
    translate: away,
    transitionDuration: motion.enter,
    transitionTimingFunction: motion.enterCurve,
    selectors: {
      '&[open]': { display: 'flex', flexDirection: 'column', opacity: 1, translate: 'none' },
      [when('sheet', 'centred')]: {
        border: `${border.rule} solid ${color.action.text}`,
        outline: `${border.rule} solid ${color.line.strong}`,
        outlineOffset: '-5px',
        padding: '4px',
        textAlign: 'center',
      },
    },
    '@starting-style': { selectors: { '&[open]': { opacity: 0, translate: away } } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  modal,
);

/** Over the picture, on a ground of its own. Twice the class: the button's sheet may come later. */
export const close = component({
  selectors: {
    '&&': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '8px',
      insetInlineEnd: '8px',
      borderRadius: radius.pill,
      background: `color-mix(in srgb, ${color.surface.raised} 82%, transparent)`,
    },
    // Around it lies a picture of any colour.
    '&&:focus-visible': { outlineOffset: '-4px', background: color.surface.raised },
    [when('tile', 'frame', '&&')]: { insetBlockStart: '25px', insetInlineEnd: '25px' },
  },
});

/** Holds the buttons too, so that the keyboard has something to scroll it by. */
export const scroller = component({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
});

export const picture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.surface.inset,
  selectors: {
    [when('edge', 'diagonal')]: {
      clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 20px), 0 100%)',
    },
    [when('tile', 'frame')]: {
      inlineSize: 'calc(100% - 32px)',
      margin: '16px 16px 0',
      padding: space.mat,
      border: `${border.frame} solid ${color.line.strong}`,
      background: color.surface.mat,
    },
  },
});

export const texts = component({ display: 'grid', gap: '8px', padding: '20px 20px 12px' });

// A list stands in the middle as one, with each of its marks beside its words.
globalStyle(`[data-sheet="centred"] ${texts} :is(ol, ul)`, {
  '@layer': {
    [layers.components]: { inlineSize: 'fit-content', marginInline: 'auto', textAlign: 'start' },
  },
});

export const title = component({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...displayAt('s5'),
  // Beside the cross a word of twelve letters stays whole, however large they are asked for.
  fontSize: inColumn(type.size.s5, 6.9),
  paddingInlineEnd: '40px',
  // The cross lies on the picture.
  selectors: { '&[data-below]': { paddingInlineEnd: 0 } },
});

export const date = component({ color: color.text.soft, ...textAt('s2') });

/** Stays in sight below a long text. */
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surface.raised,
});

export const pager = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  paddingInline: '12px',
});

export const position = component({
  minInlineSize: '64px',
  color: color.text.soft,
  textAlign: 'center',
  ...figuresAt('s3'),
});

export const next = component({ selectors: { '&&': { rotate: '180deg' } } });

export const quiet = component({
  padding: '4px 20px 12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  marginBlockStart: '8px',
  textAlign: 'start',
});
