import { inBox } from '../../foundations/manners/field.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** The loudest thing of its form. Twice the class: a line's own type may come later. */
export const figures = component({ selectors: { '&&': figuresAt('s5') } });

export const sign = component({
  // As far down as the figures, which stand under the label.
  paddingBlockStart: '18px',
  paddingInlineStart: inBox('20px'),
  color: color.text.soft,
  ...figuresAt('s5'),
});
