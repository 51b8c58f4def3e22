import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const said = component({ display: 'block', selectors: { '&:empty': { display: 'none' } } });

/** What a change means. Stricter is good news, looser is a thing to think over; neither is loud. */
export const effect = component({
  display: 'flex',
  gap: '8px',
  color: color.success.text,
  selectors: { '&[data-change="raise"]': { color: color.warning.text } },
});
