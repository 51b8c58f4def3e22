import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** From one edge of the sheet to the other. */
export const scroll = screen({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: `calc(-1 * max(20px, ${space.inset}))`,
  paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))',
});

export const failed = screen({ marginInline: space.inset });

export const bones = screen({ paddingBlockStart: '8px' });

/** Below what scrolls, in sight. */
export const more = screen({
  flex: 'none',
  marginBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
});
