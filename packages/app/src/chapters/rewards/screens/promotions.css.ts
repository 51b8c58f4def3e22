import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** Between the tabs and the foot of the page. */
export const room = screen({
  paddingInline: space.inset,
  paddingBlock: `${space.title} 24px`,
});
