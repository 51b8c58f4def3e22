import { screen } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Tabs stand in from the edge of what they belong to. */
export const tabs = screen({ paddingInline: vars.space.inset, paddingBlockStart: '8px' });

/** Cards from edge to edge of what the page holds. */
export const promotions = screen({ marginInline: vars.space.inset, marginBlockStart: '16px' });

/** Lists one under the other. */
export const groups = screen({ display: 'grid', gap: '16px', paddingBlock: '16px' });
