import { along } from '../../foundations/manners/arranged.ts';
import { onPlate, ruleOf, tray } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius, size, type } = vars;

export const row = component({
  ...along('8px'),
  minBlockSize: `max(${size.richRow}, 64px)`,
  paddingBlock: '8px',
  paddingInline: `${onPlate('16px')} ${onPlate('8px')}`,
  borderBlock: ruleOf(),
  borderRadius: onPlate(radius.row),
  background: tray.ground,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const texts = component({ flex: 1, display: 'grid', minInlineSize: 0 });
export const value = component({
  color: color.text.strong,
  // Addresses have no words to break at.
  overflowWrap: 'anywhere',
  ...textAt('s3'),
  fontWeight: type.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
