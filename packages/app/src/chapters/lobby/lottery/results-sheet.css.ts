import { screen, textAt, vars } from '@livery/ui/theme';

export const results = screen({ paddingBlockEnd: '8px' });

export const bones = screen({ minBlockSize: '560px' });

export const none = screen({
  paddingBlock: '24px',
  textAlign: 'center',
  color: vars.color.text.soft,
  ...textAt('s3'),
});
