import { createVar } from '@vanilla-extract/css';

import { ringed } from '../../foundations/manners/arranged.ts';
import { boxWithFoot, field, fieldLine, inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, elevation, motion, radius } = vars;

const edge = createVar();
const width = createVar();
const light = createVar();

/** The loudest thing of its form. Twice the class: a line's own type may come later. */
export const figures = component({ selectors: { '&&': figuresAt('s5') } });

/** Where nothing can be given the whole field is paler, and its sign still read. */
const whereOff = { selectors: { '&[data-off]': { color: color.text.strong } } } as const;

/** While the label stands where the figures will. */
const isEmpty = '[data-field]:has(input[placeholder=" "]:placeholder-shown:not(:focus)) &';

export const sign = component({
  // As far down as the figures, which stand under the label.
  paddingBlockStart: '18px',
  paddingInlineStart: inBox('20px'),
  color: color.text.soft,
  ...figuresAt('s5'),
  selectors: { ...whereOff.selectors, [isEmpty]: { paddingBlockStart: 0 } },
});

/** The field of one figure: its label over it, its sign beside it. */
export const box = component({
  vars: { [edge]: color.line.field, [width]: border.field, [light]: '0 0 transparent' },
  display: 'grid',
  gap: '2px',
  padding: `14px ${inBox('20px')}`,
  borderRadius: `min(${radius.field}, 24px)`,
  background: field.ground,
  boxShadow: `${fieldLine(width, edge)}, ${light}`,
  transition: `box-shadow ${motion.press}`,
  selectors: {
    [`${boxWithFoot} &:focus-within`]: { vars: { [field.ringed]: '1' } },
    '&:focus-within': {
      vars: { [edge]: color.line.focus, [width]: border.focus, [light]: elevation.focus },
    },
    '&[data-invalid]': {
      vars: { [edge]: color.danger.text, [width]: `max(${border.field}, ${border.focus} - 1px)` },
    },
    '&[data-invalid]:focus-within': { vars: { [width]: border.focus } },
    [`${boxWithFoot} &[data-invalid]:focus-within`]: ringed('2px'),
    '&:has([data-control]:disabled)': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid FieldText',
      selectors: {
        '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '1px' },
        '&[data-invalid]': { borderStyle: 'dashed', borderWidth: '2px' },
      },
    },
  },
});

export const largeLabel = component({ color: color.text.soft, ...textAt('s2') });
export const mark = component({ color: color.text.faint });

export const line = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  minInlineSize: 0,
});

export const largeSign = component({
  ...whereOff,
  flex: 'none',
  color: color.text.soft,
  ...figuresAt('s5'),
});

/** Down to the foot of the box, which shows its focus: a press there leads into it. */
export const largeFigures = component({
  flex: '1 1 0',
  minInlineSize: 0,
  marginBlockEnd: '-14px',
  paddingBlockEnd: '14px',
  color: color.text.strong,
  caretColor: color.line.focus,
  ...figuresAt('s7'),
  textOverflow: 'ellipsis',
  selectors: {
    // A sign behind it stays beside it, where the browser can do that.
    '&[data-sign="behind"]': { fieldSizing: 'content', flex: '0 1 auto', minInlineSize: '2ch' },
    '&[data-length="long"]': figuresAt('s6'),
    '&[data-length="longest"]': figuresAt('s4'),
    // The box around it shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text.faint, opacity: 1 },
  },
});

export const note = component({ paddingInline: inBox('20px') });
export const whole = component({ display: 'grid', gap: '8px', minInlineSize: 0 });
