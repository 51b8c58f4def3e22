import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, radius, space, type } = vars;

const edge = createVar();
const width = createVar();
const shape = createVar();
const lines = 5;

/** At the foot of the screen, above the phone's own bar. */
export const composer = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  padding: `8px ${space.inset} calc(8px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line.soft}`,
  background: color.surface.page,
});

export const attachments = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  maxBlockSize: '40dvh',
  overflowY: 'auto',
});

export const offline = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: color.warning.text,
  ...textAt('s2'),
});

export const line = component({
  vars: {
    [edge]: color.line.field,
    [width]: `max(1px, ${border.field})`,
    [shape]: `inset 0 0 0 ${width} ${edge}`,
  },
  display: 'flex',
  alignItems: 'end',
  gap: '4px',
  // The ring of a button keeps away from the edge of the line.
  padding: '6px',
  borderRadius: `min(${radius.field}, 26px)`,
  background: color.surface.field,
  boxShadow: shape,
  transition: `box-shadow ${motion.press}`,
  selectors: {
    [when('field', 'rule')]: {
      vars: { [shape]: `inset 0 calc(-1 * ${width}) 0 ${edge}` },
      paddingInline: 0,
      borderRadius: 0,
      background: 'transparent',
    },
    // Where nothing is round a box is closed by its lower edge, and by the focus all around.
    [when('corners', 'cut')]: {
      vars: { [shape]: `inset 0 calc(-1 * ${width}) 0 ${edge}` },
      borderRadius: 0,
    },
    [when('corners', 'cut', '&:has(textarea:focus)')]: {
      vars: { [shape]: `inset 0 0 0 ${width} ${edge}` },
    },
    '&:has(textarea:focus)': { vars: { [edge]: color.line.focus, [width]: border.focus } },
    '&[data-disabled]': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid FieldText',
      selectors: { '&:has(textarea:focus)': { outline: '2px solid Highlight' } },
    },
  },
});

export const area = component({
  appearance: 'none',
  flex: 1,
  minInlineSize: 0,
  border: 0,
  background: 'none',
  resize: 'none',
  fieldSizing: 'content',
  // Twelve and twelve make one line as high as the buttons beside it.
  minBlockSize: `max(44px, ${type.line.s3} + 24px)`,
  maxBlockSize: `calc(${lines} * ${type.line.s3} + 24px)`,
  paddingBlock: '12px',
  paddingInline: '8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.text.strong,
  caretColor: color.line.focus,
  ...textAt('s3'),
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text.faint, opacity: 1 },
  },
});

/** Twice the class: the button's own sheet may come later. */
export const send = component({
  selectors: {
    '&&': { inlineSize: '44px', blockSize: '44px', borderRadius: `min(${radius.button}, 22px)` },
    '&&[aria-disabled="true"]': { color: color.text.soft, cursor: 'default' },
  },
});

export const count = component({
  justifySelf: 'end',
  color: color.text.faint,
  ...textAt('s2'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.danger.text } },
});
