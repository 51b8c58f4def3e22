import { screen, vars } from '@livery/ui/theme';

export const row = screen({
  display: 'flex',
  gap: '8px',
  paddingInline: vars.space.inset,
  paddingBlockEnd: '12px',
});

export const way = screen({ flex: 1 });
