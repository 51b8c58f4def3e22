import { onRules, trayOf } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

/** What is left is the loudest: it is what one came to see. */
export const room = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.text.strong,
  ...figuresAt('s6'),
});
export const roomLine = component({ minInlineSize: 0 });

/** Figures as wide as each other, but no louder than the words around them. */
export const foot = component({ fontVariantNumeric: 'tabular-nums' });

/** What is to come lies lower than what holds. */
export const pending = component({
  padding: `12px calc(12px + ${onRules('4px')})`,
  ...trayOf(),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const change = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px',
  color: color.text.strong,
});

export const mark = component({ color: color.warning.text });
