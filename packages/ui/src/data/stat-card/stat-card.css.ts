import { along } from '../../foundations/manners/arranged.ts';
import { blockOf, onPlate, ruleOf } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, type } = vars;

export const card = component({
  alignContent: 'start',
  minInlineSize: 0,
  padding: `14px ${onPlate('16px')}`,
  ...blockOf(),
  borderBlock: ruleOf(),
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** As large as it can be in one line. */
export const value = component({
  color: color.text.strong,
  ...figuresAt('s6'),
  selectors: { '&[data-length]': { containerType: 'inline-size' } },
});

export const figure = component({
  selectors: {
    '[data-length="long"] > &': { fontSize: `min(${type.size.s6}, 14cqi)` },
    '[data-length="longest"] > &': { fontSize: `min(${type.size.s6}, 10.5cqi)` },
  },
});

/** As high as the figure that will stand here. */
export const bone = component({
  display: 'inline-block',
  inlineSize: '60%',
  blockSize: '0.7em',
  borderRadius: radius.check,
  background: `color-mix(in srgb, ${color.text.strong} 16%, transparent)`,
});

export const delta = component({
  ...along('4px'),
  color: color.text.soft,
  ...textAt('s2'),
  selectors: {
    '&[data-tone="success"]': { color: color.success.text },
    '&[data-tone="danger"]': { color: color.danger.text },
  },
});

/** Keeps its place while the line is on its way. */
export const chart = component({ display: 'grid', minBlockSize: '36px', marginBlockStart: '4px' });
