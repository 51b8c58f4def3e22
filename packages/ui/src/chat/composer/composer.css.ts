import { createVar } from '@vanilla-extract/css';

import { along, sized } from '../../foundations/manners/arranged.ts';
import { roundedBy } from '../../foundations/manners/edge.ts';
import { boxWithFoot, field, fieldLine, inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, motion, radius, space, type } = vars;

const edge = createVar();
const width = createVar();
const lines = 5;

/** At the foot of the screen, above the phone's own bar. */
export const composer = component({
  padding: `8px ${space.inset} calc(8px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line.soft}`,
  background: color.surface.page,
});

export const attachments = component({ maxBlockSize: '40dvh', overflowY: 'auto' });

export const offline = component({ ...along('8px'), color: color.warning.text, ...textAt('s2') });

export const line = component({
  vars: { [edge]: color.line.field, [width]: `max(1px, ${border.field})` },
  display: 'flex',
  alignItems: 'end',
  gap: '4px',
  // The ring of a button keeps away from the edge of the line.
  padding: `6px ${inBox('6px')}`,
  borderRadius: inBox(roundedBy(`min(${radius.field}, 26px)`)),
  background: field.ground,
  boxShadow: fieldLine(width, edge),
  transition: `box-shadow ${motion.press}`,
  selectors: {
    [`${boxWithFoot} &:has(textarea:focus)`]: { vars: { [field.ringed]: '1' } },
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
    '&&': { ...sized('44px'), borderRadius: `min(${radius.button}, 22px)` },
    '&&[aria-disabled="true"]': { color: color.text.soft, cursor: 'default' },
  },
});

export const count = component({ justifySelf: 'end', fontVariantNumeric: 'tabular-nums' });
