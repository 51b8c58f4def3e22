import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** Under the rows, which bring their own distance from the edges. */
export const below = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingInline: space.inset,
  paddingBlock: '20px 32px',
});
