import { screen, vars } from '@livery/ui/theme';

export const message = screen({ marginInline: vars.space.inset });
