import { onPlate } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** Torn off below, as a coupon is. */
export const head = component({
  padding: `16px ${onPlate('16px')}`,
  borderBlockEnd: `2px dashed ${color.line.strong}`,
});

export const texts = component({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The loudest of it, until there is nothing more to be had. */
export const value = component({
  color: color.action.text,
  ...figuresAt('s6'),
  selectors: { '[data-over] &': { color: color.text.soft } },
});

export const title = component({ selectors: { '[data-over] &': { color: color.text.soft } } });

export const body = component({
  padding: `12px ${onPlate('16px')} 16px`,
  selectors: { '&:empty': { display: 'none' } },
});
