import { rem, screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const list = screen({
  display: 'grid',
  gap: space.list,
  marginInline: space.inset,
});

export const card = screen({ blockSize: rem(182) });
