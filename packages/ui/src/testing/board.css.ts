import { screen } from '../foundations/theme/style.ts';
import { vars } from '../foundations/theme/vars.css.ts';

/** Things side by side, to be looked at. */
export const board = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  padding: vars.space.inset,
});

/** Things one under the other. */
export const column = screen({ display: 'grid', gap: '16px', padding: vars.space.inset });

/** Where the header stands, on its own ground. */
export const frame = screen({
  padding: `8px ${vars.space.inset}`,
  background: vars.color.frame.ground,
});

export const tall = screen({ blockSize: '160px' });
export const oneTile = screen({ inlineSize: '124px', padding: '8px' });

/** Two of a kind beside each other. */
export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px',
  padding: vars.space.inset,
});
