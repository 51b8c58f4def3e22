import { component } from '../../foundations/theme/style.ts';
import { figuresAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const countdown = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  minBlockSize: rem(28),
  color: color.text.soft,
  ...textAt('s3'),
});

/** One unit with its figure, on one line. */
export const part = component({ display: 'inline-block', whiteSpace: 'nowrap' });
export const parts = component({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 10px' });

/** In the ink of all figures, from the first day to the last second. */
export const figure = component({ color: color.text.strong, ...figuresAt('s5') });
