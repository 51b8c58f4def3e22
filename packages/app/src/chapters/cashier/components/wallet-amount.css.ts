import { figuresAt, screen, vars } from '@livery/ui/theme';

export const amount = screen({
  ...figuresAt('s4'),
  paddingInlineEnd: 8,
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
});
