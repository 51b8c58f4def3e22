import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius } = vars;

const edge = createVar();
const width = createVar();
const light = createVar();
const shape = createVar();

export const field = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const label = component({ color: color.text.soft, ...textAt('s3') });

/** As wide as a hand, and no wider, so that the cells belong together. */
export const cells = component({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 56px)',
  gap: '8px',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  selectors: {
    // The cells keep their order, and stand where the lines of the page begin.
    '[dir="rtl"] &': { justifySelf: 'start' },
    '&[data-length="8"]': { gap: '4px' },
    // Lower edges that are there already, and strong, are no ring.
    [`[data-corners="cut"]${when('field', 'box', '&:has([aria-invalid="true"]:focus)')}`]: {
      outline: `${border.focus} solid ${color.line.focus}`,
      outlineOffset: '3px',
    },
  },
});

/** Over all cells, so that a press on any of them is a press on it; what it says they show. */
export const input = component({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  // Phones zoom in on smaller letters.
  ...figuresAt('s5'),
  selectors: {
    // The cell that comes next shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:autofill': {
      WebkitTextFillColor: 'transparent',
      transition: 'background-color 0s 1e6s',
    },
  },
});

const focused = `${input}:focus ~ &`;
const next = `${focused}[data-next]`;
const invalid = `${input}[aria-invalid="true"] ~ &`;

export const cell = component({
  vars: {
    [edge]: color.line.field,
    [width]: border.field,
    [light]: '0 0 transparent',
    [shape]: `inset 0 0 0 ${width} ${edge}`,
  },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  maxInlineSize: '100%',
  blockSize: '60px',
  borderRadius: `min(${radius.field}, 16px)`,
  background: color.surface.field,
  boxShadow: `${shape}, ${light}`,
  color: color.text.strong,
  ...figuresAt('s6'),
  transition: `box-shadow ${motion.press}`,
  selectors: {
    [when('field', 'rule')]: {
      vars: { [shape]: `inset 0 calc(-1 * ${width}) 0 ${edge}` },
      borderRadius: 0,
      background: 'transparent',
    },
    [`[data-corners="cut"]${when('field', 'box')}`]: {
      vars: { [shape]: `inset 0 calc(-1 * ${width}) 0 ${edge}` },
    },
    [invalid]: { vars: { [edge]: color.danger.text, [width]: `max(1px, ${border.field})` } },
    [focused]: { vars: { [edge]: color.line.focus, [width]: border.focus } },
    // Rules with gaps between them are no ring.
    [when('field', 'rule', focused)]: { vars: { [shape]: `inset 0 0 0 ${width} ${edge}` } },
    [`[data-corners="cut"]${when('field', 'box', focused)}`]: {
      vars: { [shape]: `inset 0 0 0 ${width} ${edge}` },
    },
    [next]: { vars: { [light]: elevation.focus } },
    // Where the next digit will stand.
    [`${next}:empty::after`]: {
      content: '',
      inlineSize: '2px',
      blockSize: '24px',
      background: color.line.focus,
    },
    '&[data-pin]::after': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: '50%',
      background: 'currentColor',
    },
    [`${input}:disabled ~ &`]: { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid FieldText',
      selectors: {
        [focused]: { outline: '2px solid Highlight', outlineOffset: '1px' },
        [invalid]: { borderStyle: 'dashed', borderWidth: '2px' },
        '&[data-pin]::after': { background: 'FieldText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const note = component({
  color: color.text.faint,
  ...textAt('s2'),
  selectors: { '&[data-tone="danger"]': { color: color.danger.text } },
});
