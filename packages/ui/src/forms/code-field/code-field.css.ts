import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Seconds change in place: the figures are as wide as each other. */
export const send = component({
  selectors: {
    '&&': {
      maxInlineSize: '160px',
      paddingInline: '8px',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    // Locked, but not faint: the seconds are there to be read.
    '&&[aria-disabled="true"]': { opacity: 1, color: vars.color.text.soft },
  },
});
