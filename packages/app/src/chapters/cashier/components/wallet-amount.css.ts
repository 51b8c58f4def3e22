import { figuresAt, screen } from '@livery/ui/theme';

export const amount = screen({
  ...figuresAt('s4'),
  paddingInlineEnd: 8,
  whiteSpace: 'nowrap',
});
