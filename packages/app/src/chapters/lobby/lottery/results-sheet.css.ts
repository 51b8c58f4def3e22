import { screen, textAt, vars } from '@livery/ui/theme';

export const results = screen({
  paddingBlockEnd: '8px',
  // As wide as what scrolls, which would cut a ring around it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const bones = screen({ minBlockSize: '560px' });

export const none = screen({
  paddingBlock: '24px',
  textAlign: 'center',
  color: vars.color.text.soft,
  ...textAt('s3'),
});
