import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  paddingBlock: '16px 32px',
});

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  paddingInline: space.inset,
});

/** What keeps its own distance from the edges, and words about it. */
export const report = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});
export const words = screen({ paddingInline: space.text });

/** Two in a row as long as there is room. */
export const figures = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.list,
});

export const bone = screen({ blockSize: '160px' });
export const line = screen({ blockSize: '48px' });
