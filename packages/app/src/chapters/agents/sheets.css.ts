import { nameAt, screen, textAt, vars } from '@livery/ui/theme';

const { color } = vars;

export const line = screen({ ...textAt('s2'), color: color.text.soft });

export const sheet = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
});

export const group = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const groupName = screen({ ...nameAt('s4'), color: color.text.strong });

export const actions = screen({ display: 'grid', gap: '8px' });
