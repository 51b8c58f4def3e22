import { screen, vars } from '@livery/ui/theme';

/** Between the topics and where the house is found. */
export const room = screen({
  display: 'grid',
  gap: 16,
  justifyItems: 'stretch',
  padding: `24px ${vars.space.inset}`,
});
