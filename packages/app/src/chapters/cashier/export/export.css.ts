import { screen, vars } from '@livery/ui/theme';

export const progress = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingInline: vars.space.inset,
});

export const bar = screen({ flex: 1, minInlineSize: 0 });
