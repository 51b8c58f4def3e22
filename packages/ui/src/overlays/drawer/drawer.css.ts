import { createVar } from '@vanilla-extract/css';

import { modal } from '../overlay/overlay.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { atEnd, atStart, below, rtl } from './sides.ts';

const { border, color, elevation, gradient, radius, size, space } = vars;

/** From the edge of the drawer to its content; what stands in it may reach for it. */
export const inset = createVar();
/** How far it has to go to be out of sight. */
const away = createVar();
/** The panel lies below its content, so that it can have any outline. */
const outline = createVar();
/** Which edge is free, as a factor, and what a leaning one takes from head, body and foot. */
const freeStart = createVar();
const freeEnd = createVar();
const headRoom = createVar();
const bodyRoom = createVar();
const footRoom = createVar();

const safeFoot = 'env(safe-area-inset-bottom)';
const column = 'max(0px, 50vw - 240px)';

const startFree = { [freeStart]: '1', [freeEnd]: '0' };
const endFree = { [freeStart]: '0', [freeEnd]: '1' };

/** A straight edge over the whole height that leans as the brand's letters do. */
const leaningRight = {
  [outline]: `polygon(0 0, 100% 0, calc(100% - ${size.edge}) 100%, 0 100%)`,
  [headRoom]: '0px',
  [bodyRoom]: size.edge,
  [footRoom]: size.edge,
};
const leaningLeft = {
  [outline]: `polygon(${size.edge} 0, 100% 0, 100% 100%, 0 100%)`,
  [headRoom]: size.edge,
  [bodyRoom]: size.edge,
  [footRoom]: '12px',
};

const centred = '[data-sheet="centred"]';
const diagonal = '[data-edge="diagonal"]';
const outer = `${border.rule} solid ${color.action.text}`;
const inner = `${border.rule} solid ${color.line.strong}`;

const shut = { translate: `calc(${away} * 1.06) 0` };
const shutBelow = { translate: '0 calc(100% + 80px)' };

export const drawer = component(
  {
    vars: {
      [inset]: `max(16px, ${space.inset})`,
      [away]: '-100%',
      [outline]: 'none',
      [headRoom]: '0px',
      [bodyRoom]: '0px',
      [footRoom]: '0px',
    },
    insetBlock: 0,
    blockSize: '100%',
    inlineSize: 'min(100% - 44px, 328px)',
    color: color.text.strong,
    touchAction: 'pan-y',
    ...shut,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        clipPath: outline,
        background: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
        boxShadow: elevation.high,
      },
      [when('backdrop', 'sky', '&:not([data-side="filter"])::before')]: {
        background: [
          `radial-gradient(300px 220px at 88% -30px, ${color.sky.end}, transparent 72%)`,
          `radial-gradient(320px 200px at 8% -60px, ${color.sky.start}, transparent 70%)`,
          color.surface.raised,
        ].join(', '),
      },
      // On a wide screen it comes out of the column, and not out of the window.
      [atStart()]: {
        vars: endFree,
        insetInline: `${column} auto`,
        borderStartEndRadius: radius.sheet,
        borderEndEndRadius: radius.sheet,
      },
      [atEnd()]: {
        vars: { [away]: '100%', ...startFree },
        insetInline: `auto ${column}`,
        borderStartStartRadius: radius.sheet,
        borderEndStartRadius: radius.sheet,
      },
      [atStart(rtl)]: { vars: { [away]: '100%' } },
      [atEnd(rtl)]: { vars: { [away]: '-100%' } },

      // Where sheets stand between rules the free edge is a double one.
      [when('sheet', 'centred', '&::before')]: {
        boxShadow: 'none',
        background: color.surface.raised,
      },
      [when('sheet', 'centred', '&::after')]: {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        pointerEvents: 'none',
      },
      [atStart(centred)]: { borderInlineEnd: outer },
      [atStart(centred, '::after')]: { insetInlineEnd: '2px', borderInlineEnd: inner },
      [atEnd(centred)]: { borderInlineStart: outer },
      [atEnd(centred, '::after')]: { insetInlineStart: '2px', borderInlineStart: inner },

      // The letters lean the same way on either side, and so do both edges.
      [atStart(diagonal)]: { vars: leaningRight, inlineSize: 'min(100% - 28px, 344px)' },
      [atEnd(diagonal)]: { vars: leaningLeft, inlineSize: 'min(100% - 40px, 336px)' },
      [atStart(rtl + diagonal)]: { vars: leaningLeft },
      [atEnd(rtl + diagonal)]: { vars: leaningRight },

      [below()]: {
        vars: { [inset]: `max(20px, ${space.inset})`, [freeStart]: '0', [freeEnd]: '0' },
        insetBlock: 'auto 0',
        insetInline: 0,
        blockSize: 'auto',
        maxBlockSize: 'min(88dvh, 760px)',
        inlineSize: 'min(100%, 480px)',
        marginInline: 'auto',
        borderStartStartRadius: radius.sheet,
        borderStartEndRadius: radius.sheet,
        touchAction: 'none',
        ...shutBelow,
      },
      [below(centred)]: { borderBlockStart: outer },
      [below(centred, '::after')]: {
        insetBlock: '2px auto',
        insetInline: 0,
        borderBlockStart: inner,
      },

      // Stronger than every edge above.
      '&&[open]': { display: 'flex', flexDirection: 'column' },
      // Not a translation of nothing: that would catch fixed children, such as toasts.
      '&&&&[open]': { translate: 'none' },
      '&[data-dragging]': { transition: 'none', userSelect: 'none' },
    },
    '@starting-style': {
      selectors: {
        '&&&&[open]': shut,
        [below('', '[open]').replace('&', '&&&&')]: shutBelow,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  modal,
);

const room = (side: string, part: string): string => `${side} * ${part}`;

export const head = component({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: '56px',
  paddingBlock: 'calc(12px + env(safe-area-inset-top)) 6px',
  paddingInline: `calc(${inset} + ${room(freeStart, headRoom)}) calc(${inset} - 2px + ${room(freeEnd, headRoom)})`,
  selectors: {
    // A leaning edge has come back a little where the title ends.
    [`${diagonal} &`]: {
      paddingInlineStart: `calc(${inset} + ${room(freeStart, headRoom)} - 4px)`,
    },
    [when('filter', 'sheet', '[data-side="filter"] > &')]: { paddingBlockStart: '22px' },
    [when('filter', 'sheet', '[data-side="filter"] > &::before')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '10px',
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: '2px',
      background: color.text.faint,
      opacity: 0.6,
    },
    [`${centred}[data-filter="sheet"] [data-side="filter"] > &::before`]: { display: 'none' },
  },
});

export const header = component({ flex: 1, minInlineSize: 0 });

export const title = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...displayAt('s6'),
});

/** Twice the class: it lies on a button whose own sheet may come later. */
export const close = component({
  selectors: {
    ...plates.tinted({ borderRadius: radius.pill, background: color.surface.strip }, '&&'),
  },
});

export const body = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y',
  scrollbarWidth: 'none',
  paddingBlock: '8px 16px',
  paddingInline: `calc(${inset} + ${room(freeStart, bodyRoom)}) calc(${inset} + ${room(freeEnd, bodyRoom)})`,
  selectors: {
    '&:last-child': { paddingBlockEnd: `calc(24px + ${safeFoot})` },
    // What goes on below the foot fades there; at its end only the room does.
    '&:not(:last-child)': {
      paddingBlockEnd: '24px',
      scrollPaddingBlockEnd: '24px',
      maskImage: 'linear-gradient(black calc(100% - 24px), transparent)',
    },
  },
});

export const foot = component({
  flex: 'none',
  marginBlockStart: 'auto',
  paddingBlock: `12px calc(20px + ${safeFoot})`,
  paddingInline: `calc(${inset} + ${room(freeStart, footRoom)}) calc(${inset} + ${room(freeEnd, footRoom)})`,
});
