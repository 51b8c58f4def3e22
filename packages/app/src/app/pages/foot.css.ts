import { screen, textAt, vars } from '@livery/ui/theme';

export const foot = screen({
  ...textAt('s2'),
  display: 'grid',
  gap: 8,
  padding: `${vars.space.section} ${vars.space.inset} 24px`,
  color: vars.color.text.faint,
  textAlign: 'center',
});
