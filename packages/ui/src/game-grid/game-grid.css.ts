import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: `repeat(${vars.size.columns}, minmax(0, 1fr))`,
  gap: vars.space.grid,
  rowGap: `max(16px, ${vars.space.grid})`,
  paddingInline: vars.space.inset,
  paddingBlock: '12px 24px',
});

/** Tiles far out of sight are not drawn; the margin lets their light out. */
export const item = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 160px',
  overflowClipMargin: '24px',
});

/** Where the list ends; an observer looks for it. */
export const end = component({ blockSize: '1px', marginBlockEnd: '-1px' });
