import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const list = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.list,
  margin: 0,
  padding: 0,
});

export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  listStyle: 'none',
  padding: '16px',
});

export const head = screen({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
});

export const people = screen({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
