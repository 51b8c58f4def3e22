import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';

import { labelCase, pressable } from '../../foundations/theme/mixins.css.ts';
import { block, onPlate, onRules, plateOr, tray } from '../../foundations/manners/block.ts';
import { parting } from '../../foundations/roles/parting.css.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { along } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, labelAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card, rule } from '../../layout/surface/card.css.ts';

const { border, color, size, space, type } = vars;

/** By its own width and not the screen's: a table in a half of a page folds as well. */
const room = 'table';
const narrow = `${room} (max-width: 519px)`;
const folded = {
  '@container': { [narrow]: { selectors: { '&[data-folds]': { display: 'none' } } } },
} as const;

/** What lies behind a row: the name that stays in sight covers the columns that go by. */
const ground = createVar();
/** Of the heads: a lower plate; loud where titles are. */
const headGround = createVar();
const sorted = createVar();

/** Between rules a table reaches as far as the words around it. */
const ends = {
  '&:first-child': { paddingInlineStart: onPlate('16px') },
  '&:last-child': { paddingInlineEnd: onPlate('16px') },
} as const;
/** As large as a finger, in the letters of its cell. */
const reach = {
  ...along('4px'),
  display: 'inline-flex',
  minBlockSize: '44px',
  minInlineSize: '44px',
  font: 'inherit',
  letterSpacing: 'inherit',
} as const;

/** Stays in sight, above or below the rows that go by. */
const heldOn = (plate: string) =>
  ({
    position: 'sticky',
    zIndex: 2,
    background: `linear-gradient(${plate} 0 0) ${block.cover}`,
    textAlign: 'start',
  }) as const;

const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '100% 0' } });

/** The brand's card; where it draws with rules, louder ones. */
export const frame = component(
  {
    vars: {
      [rule]: color.line.strong,
      [ground]: block.cover,
      [headGround]: tray.ground,
      [sorted]: color.action.text,
    },
    containerType: 'inline-size',
    containerName: room,
    marginInline: space.inset,
    position: 'relative',
    overflow: 'hidden',
    selectors: {
      // On the strong surface nothing is read in the brand's colour.
      [when('titles', 'capitals')]: {
        vars: { [headGround]: color.surface.strong, [sorted]: color.text.strong },
      },
      '&:has(> section:focus-visible)::before': {
        content: '',
        position: 'absolute',
        zIndex: 5,
        inset: '2px',
        borderRadius: 'inherit',
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: `calc(-1 * ${border.focus})`,
        pointerEvents: 'none',
      },
      // More or other rows are on their way, over those that are here.
      '&[aria-busy="true"]:not([data-none])::after': {
        content: '',
        position: 'absolute',
        zIndex: 4,
        insetBlockStart: 0,
        insetInline: 0,
        blockSize: '3px',
        background: `linear-gradient(90deg, transparent, ${color.action.text}, transparent)`,
        animation: `${sweep} 1200ms ease-in-out infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[aria-busy="true"]::after': { animation: 'none' } },
      },
    },
  },
  card,
);

export const scroller = component({
  maxBlockSize: 'min(70dvh, 560px)',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.text.faint} transparent`,
  // Its ring lies over what stays in place inside, and so the frame draws it.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const table = component({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  ...textAt('s2'),
});

/** Stays at the start while the columns go by. */
export const caption = component({
  captionSide: 'top',
  padding: `14px ${onPlate('16px')} 4px`,
  color: color.text.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...displayAt('s4'),
});

const atEnd = { textAlign: 'end', whiteSpace: 'nowrap' } as const;

export const head = component(
  {
    ...heldOn(headGround),
    insetBlockStart: 0,
    blockSize: '44px',
    paddingInline: '8px',
    boxShadow: `inset 0 calc(-1 * ${onRules(border.rule)}) ${color.line.strong}`,
    color: color.text.soft,
    whiteSpace: 'nowrap',
    ...labelAt('s1'),
    fontSize: plateOr(type.size.s2, type.size.s1),
    selectors: {
      '&[data-numeric]': atEnd,
      ...ends,
      '&[data-name]': { insetInlineStart: 0, zIndex: 3 },
      '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: sorted },
    },
    ...folded,
  },
  labelCase,
);

export const sort = component(
  {
    ...reach,
    textTransform: 'inherit',
    selectors: {
      '[data-numeric] > &': { justifyContent: 'end' },
      // An arrow stands in the column alone that orders the rows; the others are only marked.
      '[aria-sort="none"] > &': {
        textDecoration: 'underline dotted 1px',
        textUnderlineOffset: '4px',
      },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  pressable,
);

export const arrow = component({
  flex: 'none',
  selectors: { '[aria-sort="none"] &': { display: 'none' } },
  '@media': {
    // Where a mouse may point, it keeps its place and shows before the press what a press does.
    '(hover: hover) and (pointer: fine)': {
      selectors: {
        '[aria-sort="none"] &': { display: 'revert-layer', visibility: 'hidden' },
        '[aria-sort="none"] > :is(:hover, :focus-visible) > &': { visibility: 'visible' },
      },
    },
  },
});

export const row = component({
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&&[data-selected]': { vars: { [ground]: color.selected.fill } },
    '&:nth-child(even)': { vars: { [ground]: fallbackVar(parting.other, block.cover) } },
  },
});

/** Rules part the rows, or every other one has a ground. */
const parted = {
  [`${row} + ${row} > &`]: { borderBlockStart: `${parting.line} solid ${color.line.soft}` },
  ...ends,
  '[data-selected] > &&': { background: ground, color: color.selected.on },
} as const;

/** Of what lets its row through. */
const striped = {
  [`${row}:nth-child(even) > &`]: { background: fallbackVar(parting.other, 'transparent') },
} as const;

/** Stays at the start while its row goes by. */
export const name = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: ground,
  blockSize: size.row,
  minInlineSize: 'min(34vw, 136px)',
  maxInlineSize: 'min(44vw, 212px)',
  overflowWrap: 'anywhere',
  padding: '8px',
  textAlign: 'start',
  ...itemAt('s3'),
  lineHeight: plateOr(type.line.s2, type.line.s3),
  selectors: {
    ...parted,
    // What goes by fades out under it, and is not cut.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      inlineSize: '8px',
      background: `linear-gradient(90deg, ${ground}, transparent)`,
      pointerEvents: 'none',
    },
    '[dir="rtl"] &::after': { scale: '-1 1' },
    '&[data-numeric]': atEnd,
  },
});

export const cell = component({
  blockSize: size.row,
  // Dates and names stay on one line; what finds no room scrolls.
  minInlineSize: '68px',
  whiteSpace: 'nowrap',
  padding: '8px',
  color: color.text.soft,
  fontWeight: type.text.weight,
  selectors: {
    ...striped,
    ...parted,
    '&[data-numeric]': { ...atEnd, color: color.text.strong, ...figuresAt('s3') },
    '&[data-wrap]': { minInlineSize: '160px', whiteSpace: 'normal' },
  },
  ...folded,
});

/** A column that has no room of its own: a line below the name. */
export const fold = component({
  display: 'none',
  fontWeight: type.text.weight,
  selectors: { '[data-selected] &&': { color: 'inherit' } },
  '@container': { [narrow]: { display: 'block' } },
});

export const foldLabel = component({ selectors: { '&::after': { content: "':'" } } });

/** Where a figure will stand: at the end of its column. */
export const bone = component({
  inlineSize: '72%',
  minInlineSize: '40px',
  selectors: { '[data-numeric] > &': { marginInlineStart: 'auto' } },
});

export const sum = component({
  ...heldOn(tray.ground),
  insetBlockEnd: 0,
  blockSize: size.row,
  padding: '8px',
  boxShadow: `inset 0 ${onRules(border.rule)} ${color.line.strong}`,
  ...nameAt('s2'),
  fontSize: type.size.s3,
  selectors: {
    '&[data-numeric]': { ...atEnd, ...figuresAt('s3') },
    ...ends,
    '&[data-name]': { insetInlineStart: 0, zIndex: 3 },
  },
  ...folded,
});

/** The column of boxes: as narrow as they are. */
export const choice = component({
  inlineSize: '44px',
  minInlineSize: '44px',
  paddingBlock: 0,
  selectors: { ...striped, ...parted, '&&': { paddingInlineEnd: 0 } },
});

/** What leads on, around the name of a row; the whole row may be pressed for it. */
export const action = component(
  {
    ...reach,
    textAlign: 'start',
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'underline 1px',
    textDecorationColor: color.line.strong,
    textUnderlineOffset: '4px',
  },
  pressable,
);
