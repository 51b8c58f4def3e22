import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size, type } = vars;

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: `max(${size.richRow}, 64px)`,
  paddingBlock: '8px',
  paddingInline: '16px 8px',
  borderRadius: radius.row,
  background: color.surface.inset,
  selectors: {
    // Between rules, where the brand draws rules and no boxes.
    [when('field', 'rule')]: {
      paddingInline: 0,
      borderRadius: 0,
      borderBlock: `max(1px, ${border.rule}) solid ${color.line.soft}`,
      background: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const texts = component({ flex: 1, display: 'grid', minInlineSize: 0 });
export const label = component({
  color: color.text.soft,
  overflowWrap: 'anywhere',
  ...textAt('s2'),
});
export const value = component({
  color: color.text.strong,
  // Addresses have no words to break at.
  overflowWrap: 'anywhere',
  ...textAt('s3'),
  fontWeight: type.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
