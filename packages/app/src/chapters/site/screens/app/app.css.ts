import { screen, textAt, vars } from '@livery/ui/theme';

const { color, space } = vars;

export const page = screen({ paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))' });

export const body = screen({
  display: 'grid',
  gap: 20,
  paddingBlockStart: space.title,
});

export const choice = screen({ paddingInline: space.inset });

export const ways = screen({ display: 'grid', gap: 12 });

export const files = screen({ display: 'grid', gap: 12, paddingInline: space.inset });

export const code = screen({ display: 'grid', justifyItems: 'center', gap: 8 });

export const hint = screen({ color: color.text.soft, textAlign: 'center', ...textAt('s2') });

export const rating = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 6,
  marginBlock: 0,
  paddingInline: space.inset,
  color: color.text.strong,
  ...textAt('s3'),
});

export const source = screen({ color: color.text.soft, ...textAt('s2') });
