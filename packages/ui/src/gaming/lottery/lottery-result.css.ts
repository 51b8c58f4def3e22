import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;

export const result = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minBlockSize: rem(60),
  paddingBlock: '8px',
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.line.soft}` } },
});

export const texts = component({ minInlineSize: 0 });

export const draw = component({ color: color.text.strong, ...nameAt('s3') });

export const at = component({ color: color.text.soft, ...textAt('s2') });
