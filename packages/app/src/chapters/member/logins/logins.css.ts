import { screen, textAt, vars } from '@livery/ui/theme';

const { color, space } = vars;

export const logins = screen({ paddingBlock: `${space.title} 24px` });

export const about = screen({
  ...textAt('s3'),
  color: color.text.soft,
  paddingInline: space.inset,
  paddingBlockEnd: '8px',
});
