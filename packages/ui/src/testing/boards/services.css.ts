import { screen } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Parts one under the other, with room for the bar at the end. */
export const parts = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  paddingBlockEnd: '160px',
});
