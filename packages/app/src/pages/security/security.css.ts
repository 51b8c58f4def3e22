import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const centre = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  paddingBlock: `${space.title} 24px`,
});

export const sum = screen({ marginInline: space.inset });

/** As high as the sum that will stand here. */
export const sumBone = screen({ blockSize: '64px', marginInline: space.inset });
