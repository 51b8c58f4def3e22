import { createVar } from '@vanilla-extract/css';

import { modal } from '../overlay/overlay.css.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, inColumn, labelAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, radius, space, type } = vars;

/** How far the cover stands above the upper edge. */
const rise = createVar();
/** Space from the edge of the sheet to its content. */
const inset = createVar();

export const sheet = component(
  {
    vars: { [rise]: '60px', [inset]: `max(20px, ${space.inset})` },
    insetBlock: 'auto 0',
    insetInline: 0,
    inlineSize: 'min(100%, 480px)',
    marginInline: 'auto',
    borderStartStartRadius: radius.sheet,
    borderStartEndRadius: radius.sheet,
    background: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
    boxShadow: `inset 0 1px ${color.line.soft}, ${elevation.high}`,
    color: color.text.strong,
    translate: '0 calc(100% + 80px)',
    selectors: {
      // Not a translation of nothing: that would catch fixed children, such as toasts.
      '&[open]': { translate: 'none' },
      '&[data-dragging]': { transition: 'none' },
      '&[data-tall]': { blockSize: 'calc(100dvh - max(8px, env(safe-area-inset-top)))' },
      '&&[data-tall][open]': { display: 'flex', flexDirection: 'column' },
      [when('sheet', 'centred')]: {
        vars: { [rise]: '51px' },
        boxShadow: 'none',
        // The double edge: the outer line in the accent, two pixels apart.
        borderBlockStart: `${border.rule} solid ${color.action.text}`,
      },
    },
    '@starting-style': { selectors: { '&[open]': { translate: '0 calc(100% + 80px)' } } },
  },
  modal,
);

export const head = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'start',
  columnGap: '8px',
  minBlockSize: '68px',
  paddingInline: `${inset} 12px`,
  paddingBlockStart: '12px',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '10px',
      insetInlineStart: 'calc(50% - 18px)',
      inlineSize: '36px',
      blockSize: '4px',
      borderRadius: '2px',
      background: color.text.faint,
      opacity: 0.7,
    },
    // Nothing to take hold of where it cannot be dragged away.
    '&[data-held]': { cursor: 'auto', touchAction: 'auto' },
    '&[data-held]::before': { display: 'none' },
    '&[data-cover]': { gridTemplateColumns: '136px minmax(0, 1fr) 44px', columnGap: '20px' },
    '&[data-cover]::before': { insetInlineStart: `calc(${inset} + 156px)` },
    [when('sheet', 'centred', '&::before')]: {
      insetBlockStart: '2px',
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: border.rule,
      borderRadius: 0,
      background: color.line.strong,
      opacity: 1,
    },
    [when('sheet', 'centred')]: {
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      paddingInline: '12px',
      columnGap: 0,
    },
    [when('sheet', 'centred', '&[data-cover]')]: {
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      columnGap: 0,
    },
  },
});

export const cover = component({
  marginBlockStart: `calc(-1 * ${rise} - 12px)`,
  inlineSize: '136px',
  selectors: {
    [when('sheet', 'centred')]: {
      inlineSize: '152px',
      gridColumn: '1 / -1',
      gridRow: 1,
      justifySelf: 'center',
    },
  },
});

/** A second control opposite to the one that closes; only where the title is centred. */
export const start = component({
  display: 'none',
  selectors: { [when('sheet', 'centred')]: { display: 'block', gridColumn: 1, gridRow: 1 } },
});

export const close = component({
  gridColumn: '-2 / -1',
  gridRow: 1,
  // Twice the class: it lies on a button whose own sheet may come later.
  selectors: {
    '&&': { color: color.text.soft },
    ...plates.tinted(
      {
        borderRadius: radius.pill,
        background: color.surface.strip,
        color: color.text.strong,
      },
      '&&',
    ),
    [when('sheet', 'centred', '&&')]: { color: color.text.strong },
  },
});

export const heading = component({
  gridRow: 1,
  display: 'grid',
  gap: '10px',
  alignSelf: 'center',
  paddingBlockStart: '20px',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '[data-cover] > &': { alignSelf: 'end', gridColumn: 2 },
    [when('sheet', 'centred')]: {
      gridColumn: '2',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '8px',
      paddingBlockStart: '12px',
    },
    [when('sheet', 'centred', '[data-cover] > &')]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      paddingBlockStart: '20px',
    },
  },
});

export const title = component({
  ...displayAt('s6'),
  selectors: {
    // Beside the cover there is room for a word of it.
    '[data-cover] &': {
      fontSize: inColumn(type.size.s6, 7.2),
      lineHeight: inColumn(type.line.s6, 8.6),
    },
    [when('sheet', 'centred', '[data-cover] &')]: displayAt('s7'),
  },
});

export const description = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: color.text.soft,
    ...textAt('s3'),
    selectors: {
      // Below the cross, whose column is free here.
      '[data-cover] &': { marginInlineEnd: '-44px', fontSize: inColumn(type.size.s3, 4.6) },
      [when('sheet', 'centred', '[data-cover] &')]: { marginInlineEnd: 0 },
      [when('sheet', 'centred')]: { ...labelAt('s1'), color: color.action.text },
    },
  },
  labelCase,
);

export const body = component({
  display: 'grid',
  gap: '20px',
  maxBlockSize: 'min(70dvh, 640px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: inset,
  paddingBlock: '24px calc(28px + env(safe-area-inset-bottom))',
  selectors: {
    // Its room is the whole rest of the sheet, and what is in it decides what scrolls.
    '[data-tall] > &': {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      minBlockSize: 0,
      maxBlockSize: 'none',
      gap: '12px',
      overflow: 'hidden',
      paddingBlock: '12px 0',
    },
  },
});
