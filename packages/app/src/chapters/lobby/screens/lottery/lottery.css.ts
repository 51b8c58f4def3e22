import { screen, vars } from '@livery/ui/theme';

/** Below the tabs, and at the end of the page. */
export const room = screen({
  paddingBlock: `${vars.space.title} calc(24px + env(safe-area-inset-bottom))`,
});
