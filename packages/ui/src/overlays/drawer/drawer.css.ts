import { createVar } from '@vanilla-extract/css';

import { modal } from '../overlay/overlay.css.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { scenery } from '../../foundations/roles/scenery.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { inItself, under } from '../../foundations/manners/arranged.ts';
import { ifCentred } from '../../foundations/manners/opened.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';
import { atEnd, atStart, below, rtl } from './sides.ts';

const { border, color, elevation, gradient, radius, size, space } = vars;

/** From the edge of the drawer to its content; what stands in it may reach for it. */
export const inset = createVar();

const safeFoot = 'env(safe-area-inset-bottom)';
const column = 'max(0px, 50vw - 240px)';

const look = own({
  /** How far it has to go to be out of sight. */
  away: '-100%',
  /** The panel lies below its content, so that it can have any outline. */
  outline: 'none',
  /** Which edge is free, as a factor, and what a leaning one takes from head, body and foot. */
  freeTop: '0',
  freeStart: '0',
  freeEnd: '0',
  headRoom: '0px',
  bodyRoom: '0px',
  footRoom: '0px',
  back: '0px',
});

/** A straight edge over the whole height that leans as the brand's letters do. */
const leaningRight = as(look, {
  outline: `polygon(0 0, 100% 0, calc(100% - ${size.edge}) 100%, 0 100%)`,
  headRoom: '0px',
  bodyRoom: size.edge,
  footRoom: size.edge,
  back: '4px',
});
const leaningLeft = as(look, {
  outline: `polygon(${size.edge} 0, 100% 0, 100% 100%, 0 100%)`,
  headRoom: size.edge,
  bodyRoom: size.edge,
  footRoom: '12px',
  back: '4px',
});

const diagonal = pageOf('seam', 'diagonal');
/** Where sheets stand between rules the free edge is a double one. */
const double = (colour: string) => {
  const onFree = (side: string): string =>
    `calc(${ifCentred(border.rule)} * ${side}) solid ${colour}`;
  return {
    borderBlockStart: onFree(look.freeTop),
    borderInlineStart: onFree(look.freeStart),
    borderInlineEnd: onFree(look.freeEnd),
  };
};

const shut = { translate: `calc(${look.away} * 1.06) 0` };
const shutBelow = { translate: '0 calc(100% + 80px)' };

export const drawer = component(
  {
    vars: { ...look.usual.vars, [inset]: `max(16px, ${space.inset})` },
    insetBlock: 0,
    blockSize: '100%',
    inlineSize: 'min(100% - 44px, 328px)',
    ...double(color.action.text),
    color: color.text.strong,
    touchAction: 'pan-y',
    ...shut,
    selectors: {
      '&::before': {
        ...under,
        borderRadius: 'inherit',
        clipPath: look.outline,
        background: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
        boxShadow: elevation.high,
      },
      '&:not([data-side="filter"])::before': {
        background: `${scenery.lights}, ${color.surface.raised}`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc(2px * ${look.freeTop}) 0 0`,
        insetInline: `calc(2px * ${look.freeStart}) calc(2px * ${look.freeEnd})`,
        ...double(color.line.strong),
        pointerEvents: 'none',
      },
      // On a wide screen it comes out of the column, and not out of the window.
      [atStart()]: {
        ...as(look, { freeEnd: '1' }),
        insetInline: `${column} auto`,
        borderStartEndRadius: radius.sheet,
        borderEndEndRadius: radius.sheet,
      },
      [atEnd()]: {
        ...as(look, { away: '100%', freeStart: '1' }),
        insetInline: `auto ${column}`,
        borderStartStartRadius: radius.sheet,
        borderEndStartRadius: radius.sheet,
      },
      [atStart(rtl)]: as(look, { away: '100%' }),
      [atEnd(rtl)]: as(look, { away: '-100%' }),

      // The letters lean the same way on either side, and so do both edges.
      [atStart(diagonal)]: { ...leaningRight, inlineSize: 'min(100% - 28px, 344px)' },
      [atEnd(diagonal)]: { ...leaningLeft, inlineSize: 'min(100% - 40px, 336px)' },
      [atStart(rtl + diagonal)]: leaningLeft,
      [atEnd(rtl + diagonal)]: leaningRight,

      [below()]: {
        vars: {
          ...as(look, { freeTop: '1', freeStart: '0', freeEnd: '0' }).vars,
          [inset]: `max(20px, ${space.inset})`,
        },
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

      // Stronger than every edge above.
      '&&[open]': { display: 'flex', flexDirection: 'column' },
      // Not a translation of nothing: that would catch fixed children, such as toasts.
      '&&&&[open]': { translate: 'none' },
      '&[data-dragging]': { transition: 'none', userSelect: 'none' },
    },
    '@starting-style': {
      selectors: { '&&&&[open]': shut, [below('', '[open]').replace('&', '&&&&')]: shutBelow },
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
  // A leaning edge has come back a little where the title ends.
  paddingInline: `calc(${inset} + ${room(look.freeStart, look.headRoom)} - ${look.back}) calc(${inset} - 2px + ${room(look.freeEnd, look.headRoom)})`,
  selectors: {
    [when('filter', 'sheet', '[data-side="filter"] > &')]: { paddingBlockStart: '22px' },
    [when('filter', 'sheet', '[data-side="filter"] > &::before')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '10px',
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: '40px',
      blockSize: `calc(4px - ${ifCentred('4px')})`,
      borderRadius: '2px',
      background: color.text.faint,
      opacity: 0.6,
    },
  },
});

export const header = component({ flex: 1, minInlineSize: 0 });

export const title = component({ minInlineSize: 0, overflowWrap: 'anywhere', ...displayAt('s6') });

export const body = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  ...inItself,
  touchAction: 'pan-y',
  scrollbarWidth: 'none',
  paddingBlock: '8px 16px',
  paddingInline: `calc(${inset} + ${room(look.freeStart, look.bodyRoom)}) calc(${inset} + ${room(look.freeEnd, look.bodyRoom)})`,
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
  paddingInline: `calc(${inset} + ${room(look.freeStart, look.footRoom)}) calc(${inset} + ${room(look.freeEnd, look.footRoom)})`,
});
