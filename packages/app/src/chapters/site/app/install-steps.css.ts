import { screen, textAt, vars } from '@livery/ui/theme';

export const title = screen({ paddingInline: vars.space.inset });
export const text = screen({
  padding: `4px ${vars.space.inset} 12px`,
  color: vars.color.text.soft,
  ...textAt('s3'),
});
