import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** What stands on the page, one under the other; rows and titles bring their own distance from its edges. */
export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '16px 32px',
});

/** Cards and words between the edges. */
export const inset = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  marginInline: space.inset,
});

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingInline: space.inset,
  paddingBlock: '16px 32px',
});

/** What is said of what is typed, as high before it is said. */
export const said = screen({ display: 'block', minBlockSize: '48px' });

export const points = screen({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const point = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
});

/** Calm, in the middle. */
export const calm = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '32px',
});
