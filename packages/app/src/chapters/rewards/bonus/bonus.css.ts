import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  paddingInline: space.inset,
  paddingBlock: '16px 32px',
});

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
});

export const waiting = screen({ display: 'grid', gap: space.list });

export const one = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px',
});

/** The page keeps the distance from its sides already. */
export const past = screen({ marginInline: 0 });

/** A way out is as easy to find as any other line, and no larger. */
export const way = screen({ justifySelf: 'start' });

export const bone = screen({ blockSize: '280px' });
