import { inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, size, type } = vars;

/** As high as what stands in it, up to a part of the screen. Its label stays while it scrolls. */
export const area = component({
  appearance: 'none',
  border: 0,
  background: 'none',
  resize: 'none',
  overscrollBehavior: 'contain',
  // Twice the class: a line's own measures come from a sheet that may come later.
  selectors: {
    '&&': {
      fieldSizing: 'content',
      blockSize: 'auto',
      minBlockSize: `calc(3 * ${type.line.s4} + 10px)`,
      maxBlockSize: '40dvh',
      marginBlockStart: `calc(${size.field} / 2)`,
      paddingBlock: '0 10px',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
    },
    '[data-label-wraps] &&': { marginBlockStart: 0 },
  },
});

/** Letters so far; figures as wide as each other. */
export const count = component({
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInline: inBox('20px'),
  color: color.text.faint,
  ...textAt('s2'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.danger.text } },
});
