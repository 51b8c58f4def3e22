import { rem, screen, vars, when } from '@livery/ui/theme';

const { size, space } = vars;

export const list = screen({
  display: 'grid',
  gap: '12px',
  selectors: { [when('neighbours', 'gap')]: { gap: space.list } },
});

export const item = screen({ blockSize: `max(${rem(72)}, ${size.richRow})` });
export const open = screen({ display: 'grid', gap: '12px' });
export const picture = screen({ aspectRatio: '16 / 9', blockSize: 'auto' });

export const facts = screen({ blockSize: rem(140) });
export const button = screen({ blockSize: size.button });
