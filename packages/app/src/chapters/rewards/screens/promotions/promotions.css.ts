import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** Under the tabs, as wide as the page. */
export const apart = screen({ paddingBlockStart: space.title });

/** Between the tabs and the foot of the page. */
export const room = screen({
  paddingInline: space.inset,
  paddingBlock: `${space.title} 24px`,
});
