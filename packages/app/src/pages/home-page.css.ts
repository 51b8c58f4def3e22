import { screen, vars } from '@livery/ui/theme';

export const hello = screen({
  display: 'grid',
  gap: 4,
  paddingBlock: 16,
  paddingInline: vars.space.inset,
});
