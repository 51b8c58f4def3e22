import { screen, vars } from '@livery/ui/theme';

export const way = screen({
  display: 'grid',
  gap: 12,
  paddingInline: vars.space.inset,
  paddingBlockEnd: 12,
});

export const fields = screen({ display: 'grid', gap: 12, paddingBlockStart: 8 });
