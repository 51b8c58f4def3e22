import { oneLine, screen, vars } from '@livery/ui/theme';

/** Below the bar, and at the end of the page. */
export const room = screen({
  paddingBlock: `8px calc(24px + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.inset,
});

/** Rows that belong together stand apart from others. */
export const groups = screen({
  display: 'grid',
  gap: 16,
  paddingBlock: '8px 24px',
});

// However long, it asks its row for no room.
export const preview = screen({ display: 'block', contain: 'inline-size' }, oneLine);
