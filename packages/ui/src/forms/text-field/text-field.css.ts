import { createVar } from '@vanilla-extract/css';

import { along, ringed, sized, stacked } from '../../foundations/manners/arranged.ts';
import { boxWithFoot, field as manner, fieldLine, inBox } from '../../foundations/manners/field.ts';
import { oneLine } from '../../foundations/theme/mixins.css.ts';
import { twoLines } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius, size } = vars;

const edge = createVar();
const width = createVar();
const light = createVar();
/** From the edge of the box to its words. */
const start = createVar();

// The column never grows with what stands in it: a long value is cut instead.
export const field = component({ ...stacked, gap: '6px' });

export const box = component({
  vars: {
    [edge]: color.line.field,
    [width]: border.field,
    [light]: '0 0 transparent',
    [start]: inBox('20px'),
  },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: twoLines(size.field),
  borderRadius: radius.field,
  background: manner.ground,
  boxShadow: `${fieldLine(width, edge)}, ${light}`,
  transition: `box-shadow ${motion.press}`,
  selectors: {
    '&[data-icon]': { vars: { [start]: inBox('52px') } },
    '&[data-start]': { vars: { [start]: `calc(16px - ${inBox('4px')})` } },
    // The focus closes a box that has a lower edge alone.
    [`${boxWithFoot} &:has([data-control]:focus)`]: { vars: { [manner.ringed]: '1' } },
    '&:has([data-control]:focus)': {
      vars: { [edge]: color.line.focus, [width]: border.focus, [light]: elevation.focus },
    },
    // Where a field has no edge of its own it gets one now, thinner than that of the focus.
    '&[data-invalid]': {
      vars: { [edge]: color.danger.text, [width]: `max(${border.field}, ${border.focus} - 1px)` },
    },
    '&[data-invalid]:has([data-control]:focus)': { vars: { [width]: border.focus } },
    // A lower edge that is there already, and strong, is no ring.
    [`${boxWithFoot} &[data-invalid]:has([data-control]:focus)`]: ringed('2px'),
    '&:has([data-control]:disabled)': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid FieldText',
      selectors: {
        '&:has([data-control]:focus)': { outline: '2px solid Highlight', outlineOffset: '1px' },
        '&[data-invalid]': { borderStyle: 'dashed', borderWidth: '2px' },
      },
    },
  },
});

export const control = component({
  position: 'relative',
  display: 'grid',
  alignSelf: 'stretch',
  flex: 1,
  minInlineSize: 0,
});

export const icon = component({
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: 'calc(50% - 12px)',
  color: color.text.soft,
  // Over a rule there is no room for it.
  opacity: manner.box,
  pointerEvents: 'none',
  selectors: {
    [`${control}:has(> textarea) > &`]: { insetBlockStart: `calc(${size.field} / 2 - 12px)` },
  },
});

/** A label that one line cannot hold stands above the value at all times, and the box grows by it. */
const oneLined = `${box}:not([data-label-wraps]) ${control}`;

/** A field in which nothing is typed or chosen yet. */
const resting = `input[placeholder=" "]:placeholder-shown:not(:focus), select:not(:focus) option[data-none]:checked, [data-empty]`;
const atRest = {
  insetBlockStart: `calc(50% - ${vars.type.line.s3} / 2)`,
  ...textAt('s3'),
} as const;

export const label = component({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${rem(20)})`,
  insetInline: `${start} 0`,
  color: color.text.soft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  ...textAt('s2'),
  transition: `inset ${motion.press}, font-size ${motion.press}`,
  selectors: {
    // The name gives way to the mark behind it, which is the shorter of the two.
    '&:has(> span)': { display: 'flex', alignItems: 'baseline', gap: '6px' },
    // Over the first of many lines, however many there are.
    [`${control}:has(> textarea) > &`]: { insetBlockStart: `calc(${size.field} / 2 - 20px)` },
    [`${box}[data-label-wraps] &&&`]: {
      position: 'static',
      display: 'block',
      paddingBlockStart: '10px',
      paddingInline: `${start} 8px`,
      overflow: 'visible',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    // Where nothing is typed or chosen yet the label takes the place of the value.
    [`${oneLined}:has(${resting}) > &`]: atRest,
    [`${oneLined}:has(> textarea[placeholder=" "]:placeholder-shown:not(:focus)) > &`]: {
      ...textAt('s3'),
      insetBlockStart: `calc((${size.field} - ${vars.type.line.s3}) / 2)`,
    },
  },
});

export const labelText = component(
  { selectors: { [`${box}[data-label-wraps] &&`]: { display: 'inline', whiteSpace: 'normal' } } },
  oneLine,
);
export const mark = component({ flex: 'none', color: color.text.faint, ...textAt('s2') });

export const input = component({
  ...sized('100%'),
  paddingBlockStart: rem(18),
  paddingInline: `${start} 8px`,
  borderRadius: 'inherit',
  color: color.text.strong,
  caretColor: color.line.focus,
  ...textAt('s4'),
  textOverflow: 'ellipsis',
  selectors: {
    [`${box}[data-label-wraps] &`]: { blockSize: 'auto', paddingBlock: '2px 10px' },
    // The box around it shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text.faint, opacity: 1 },
    // The fill a browser gives a remembered value would paint over the brand.
    '&:autofill': {
      WebkitTextFillColor: color.text.strong,
      transition: 'background-color 0s 1e6s',
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const end = component({
  ...along('4px'),
  paddingInlineEnd: inBox('8px'),
  color: color.text.strong,
  selectors: { [when('field', 'rule')]: { color: color.text.soft } },
});

/** Shown while there is something to clear. */
export const clear = component({
  selectors: {
    '&&': { color: color.text.soft },
    [`${control}:has(input:is(:placeholder-shown, :read-only)) + ${end} > &`]: {
      visibility: 'hidden',
    },
  },
});

/** What is to be said at the start, and how much of the room is used at the end. */
export const below = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: '12px',
});

export const note = component({
  paddingInline: inBox('20px'),
  // On a line of its own it is read from its start, too.
  selectors: { [`${below} > &`]: { marginInlineEnd: 'auto' } },
});
