import { createVar, globalStyle } from '@vanilla-extract/css';

import { modal } from '../overlay/overlay.css.ts';
import { layers } from '../../foundations/theme/layers.ts';
import { cutPair } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, gradient, motion, radius } = vars;

const ground = createVar();
const away = `0 max(8px, ${motion.enterRise})`;

export const dialog = component(
  {
    vars: {
      [ground]: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
    },
    inset: 0,
    margin: 'auto',
    inlineSize: 'min(100% - 40px, 360px)',
    blockSize: 'fit-content',
    maxBlockSize: 'min(100dvh - 64px, 640px)',
    borderRadius: radius.card,
    color: color.text.strong,
    opacity: 0,
    translate: away,
    transitionDuration: motion.enter,
    transitionTimingFunction: motion.enterCurve,
    selectors: {
      // Below the content, so that it can have any outline.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        border: `${border.rule} solid ${color.line.strong}`,
        background: ground,
        boxShadow: elevation.high,
      },
      '&[open]': { display: 'flex', flexDirection: 'column', opacity: 1, translate: 'none' },
      [when('corners', 'cut', '&::before')]: {
        border: 0,
        borderBlockStart: `4px solid ${color.action.rest}`,
        clipPath: cutPair(cut.card),
      },
      // Between double rules, with its words in the middle.
      [when('sheet', 'centred')]: {
        padding: '4px',
        border: `${border.rule} solid ${color.action.text}`,
        outline: `${border.rule} solid ${color.line.strong}`,
        outlineOffset: '-5px',
        textAlign: 'center',
      },
      [when('sheet', 'centred', '&::before')]: { border: 0, background: color.surface.raised },
    },
    '@starting-style': { selectors: { '&[open]': { opacity: 0, translate: away } } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  modal,
);

/** Holds the buttons too, so that the keyboard has something to scroll it by. */
export const scroller = component({
  minBlockSize: 0,
  padding: '24px 20px 0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  borderRadius: 'inherit',
  selectors: { '&::after': { content: '', display: 'block', blockSize: '20px' } },
});

export const title = component({
  overflowWrap: 'anywhere',
  ...displayAt('s5'),
  selectors: {
    '&[data-closable]': { minBlockSize: '36px', paddingInlineEnd: '44px' },
    [when('sheet', 'centred', '&[data-closable]')]: { paddingInlineStart: '44px' },
  },
});

/** Twice the class: the button's own sheet may come later. */
export const close = component({
  selectors: {
    '&&': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '14px',
      insetInlineEnd: '10px',
      color: color.text.soft,
    },
    ...plates.tinted({ borderRadius: radius.pill, background: color.surface.strip }, '&&'),
  },
});

export const content = component({
  marginBlockStart: '8px',
  color: color.text.soft,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s3'),
});

// Paragraphs bring no class along. Words in a line are no paragraphs.
globalStyle(`${content} > :is(p, ul, ol, div):not(:first-child)`, {
  '@layer': { [layers.components]: { marginBlockStart: '12px' } },
});

export const actions = component({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlock: '8px -20px',
  paddingBlock: '12px 20px',
  background: color.surface.raised,
});
