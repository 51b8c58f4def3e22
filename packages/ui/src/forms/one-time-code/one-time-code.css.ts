import { createVar } from '@vanilla-extract/css';

import { inMiddle, ringed, sized } from '../../foundations/manners/arranged.ts';
import { boxWithFoot, field, fieldLine, inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, motion, radius } = vars;

const edge = createVar();
const width = createVar();
const light = createVar();

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
    [`${boxWithFoot} &:has([aria-invalid="true"]:focus)`]: ringed('3px'),
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
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 0s 1e6s' },
  },
});

const focused = `${input}:focus ~ &`;
const next = `${focused}[data-next]`;
const invalid = `${input}[aria-invalid="true"] ~ &`;

export const cell = component({
  vars: { [edge]: color.line.field, [width]: border.field, [light]: '0 0 transparent' },
  position: 'relative',
  ...inMiddle,
  inlineSize: '56px',
  maxInlineSize: '100%',
  blockSize: '60px',
  borderRadius: inBox(`min(${radius.field}, 16px)`),
  background: field.ground,
  boxShadow: `${fieldLine(width, edge)}, ${light}`,
  color: color.text.strong,
  ...figuresAt('s6'),
  transition: `box-shadow ${motion.press}`,
  selectors: {
    [invalid]: { vars: { [edge]: color.danger.text, [width]: `max(1px, ${border.field})` } },
    // Rules with gaps between them are no ring.
    [focused]: {
      vars: { [edge]: color.line.focus, [width]: border.focus, [field.ringed]: '1' },
    },
    [next]: { vars: { [light]: elevation.focus } },
    // Where the next digit will stand.
    [`${next}:empty:not([data-pin])::after`]: {
      content: '',
      inlineSize: '2px',
      blockSize: '24px',
      background: color.line.focus,
    },
    '&[data-pin]::after': {
      content: '',
      ...sized('12px'),
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
