import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

export const result = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minBlockSize: rem(60),
  paddingBlock: '8px',
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
});

export const texts = component({ minInlineSize: 0 });
