import { rem, screen, vars } from '@livery/ui/theme';

const { size } = vars;

export const facts = screen({ blockSize: rem(140) });
export const button = screen({ blockSize: size.button });
