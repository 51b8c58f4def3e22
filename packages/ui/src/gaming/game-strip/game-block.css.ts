import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { space } = vars;

export const block = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.grid,
  rowGap: `max(16px, ${space.grid})`,
  paddingInline: space.inset,
});

export const place = component({ minInlineSize: 0 });
