import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { space } = vars;

/** Rows stand further apart, as there are words between them. */
export const block = component({
  paddingInline: space.inset,
  selectors: { '&&&': { rowGap: `max(16px, ${space.grid})` } },
});

export const place = component({ minInlineSize: 0 });
