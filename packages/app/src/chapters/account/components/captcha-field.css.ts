import { screen, textAt, vars } from '@livery/ui/theme';

export const picture = screen({
  inlineSize: 112,
  blockSize: 44,
  overflow: 'hidden',
  borderRadius: vars.radius.thumb,
  background: vars.color.surface.strong,
});

export const image = screen({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const failed = screen({ ...textAt('s1'), color: vars.color.text.strong });
