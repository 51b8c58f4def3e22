import { createVar } from '@vanilla-extract/css';

import { closing, modal } from '../overlay/overlay.css.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { along, inItself, wrapping } from '../../foundations/manners/arranged.ts';
import { ifCentred, opened } from '../../foundations/manners/opened.ts';
import { shadeBy } from '../../foundations/manners/plate.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, inColumn, labelAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, radius, space, type } = vars;

/** Space from the edge of the sheet to its content. */
const inset = createVar();
/** Columns of the head, without a cover and with one: title and cross, or the title between two. */
const columns = createVar();
const covered = createVar();

const beside = (length: string): string => `calc(${length} - ${ifCentred(length)})`;

/** How far the cover stands above the upper edge, and where in the head each thing is. */
const look = own({
  rise: `calc(60px - ${ifCentred('9px')})`,
  side: inset,
  titleAt: '1 / auto',
  coverAt: 'auto',
  underCover: '1 / 2',
  startShown: 'none',
  crossInk: shadeBy(color.text.soft, color.text.strong),
});

export const sheet = component(
  {
    vars: {
      ...look.usual.vars,
      [inset]: `max(20px, ${space.inset})`,
      [columns]: 'minmax(0, 1fr) 44px',
      [covered]: '136px minmax(0, 1fr) 44px',
    },
    insetBlock: 'auto 0',
    insetInline: 0,
    inlineSize: 'min(100%, 480px)',
    marginInline: 'auto',
    borderStartStartRadius: radius.sheet,
    borderStartEndRadius: radius.sheet,
    // The outer line of a double edge.
    borderBlockStart: `${ifCentred(border.rule)} solid ${color.action.text}`,
    background: `linear-gradient(180deg, ${gradient.sheet}) no-repeat 0 0 / 100% 180px, ${color.surface.raised}`,
    boxShadow: `inset 0 ${beside('1px')} ${color.line.soft}, ${elevation.high}`,
    color: color.text.strong,
    translate: '0 calc(100% + 80px)',
    selectors: {
      // Not a translation of nothing: that would catch fixed children, such as toasts.
      '&[open]': { translate: 'none' },
      '&[data-dragging]': { transition: 'none' },
      '&[data-tall]': { blockSize: 'calc(100dvh - max(8px, env(safe-area-inset-top)))' },
      '&&[data-tall][open]': { display: 'flex', flexDirection: 'column' },
      [when('sheet', 'centred')]: {
        vars: {
          ...as(look, {
            side: '12px',
            titleAt: '1 / 2',
            coverAt: '1 / 1 / auto / -1',
            underCover: '2 / 1 / auto / -1',
            startShown: 'block',
            crossInk: color.text.strong,
          }).vars,
          [columns]: '44px minmax(0, 1fr) 44px',
          [covered]: columns,
        },
      },
    },
    '@starting-style': { selectors: { '&[open]': { translate: '0 calc(100% + 80px)' } } },
  },
  modal,
);

export const head = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  columnGap: beside('8px'),
  minBlockSize: '68px',
  paddingInline: `${look.side} 12px`,
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
    '&[data-cover]': { gridTemplateColumns: covered, columnGap: beside('20px') },
    '&[data-cover]::before': { insetInlineStart: `calc(${inset} + 156px)` },
    // The inner line of the double edge, two pixels below the outer one.
    [when('sheet', 'centred', '&::before')]: {
      insetBlockStart: '2px',
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: border.rule,
      borderRadius: 0,
      background: color.line.strong,
      opacity: 1,
    },
  },
});

export const cover = component({
  gridArea: look.coverAt,
  justifySelf: opened.align,
  inlineSize: `calc(136px + ${ifCentred('16px')})`,
  marginBlockStart: `calc(-1 * ${look.rise} - 12px)`,
});

/** A second control opposite to the one that closes; only where the title is centred. */
export const start = component({ display: look.startShown, gridArea: '1 / 1' });

/** Twice the class: it lies on a button whose own sheet may come later. */
export const close = component(
  { gridColumn: '-2 / -1', gridRow: 1, selectors: { '&&': { color: look.crossInk } } },
  closing,
);

export const heading = component({
  gridArea: look.titleAt,
  display: 'grid',
  justifyItems: opened.align,
  gap: `calc(10px - ${ifCentred('2px')})`,
  alignSelf: 'center',
  paddingBlockStart: `calc(20px - ${ifCentred('8px')})`,
  ...wrapping,
  textAlign: opened.align as 'center',
  selectors: {
    '[data-cover] > &': { alignSelf: 'end', gridArea: look.underCover, paddingBlockStart: '20px' },
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
    ...along('8px'),
    color: color.text.soft,
    ...textAt('s3'),
    selectors: {
      // Below the cross, whose column is free here.
      '[data-cover] &': {
        marginInlineEnd: `calc(-44px + ${ifCentred('44px')})`,
        fontSize: inColumn(type.size.s3, 4.6),
      },
      [when('sheet', 'centred')]: { ...labelAt('s1'), color: color.action.text },
    },
  },
  labelCase,
);

export const body = component({
  display: 'grid',
  gap: '20px',
  maxBlockSize: 'min(70dvh, 640px)',
  ...inItself,
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
