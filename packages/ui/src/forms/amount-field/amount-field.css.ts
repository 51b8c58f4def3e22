import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const amount = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});

/** The loudest thing of its form. Twice the class: a line's own type may come later. */
export const figures = component({ selectors: { '&&': { ...figuresAt('s5') } } });

export const sign = component({
  // As far down as the figures, which stand under the label.
  paddingBlockStart: '18px',
  paddingInlineStart: '20px',
  color: color.text.soft,
  ...figuresAt('s5'),
  selectors: {
    [when('field', 'rule')]: { paddingInlineStart: 0 },
  },
});
