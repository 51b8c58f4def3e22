import { screen, vars } from '@livery/ui/theme';

export const settings = screen({ paddingBlockEnd: 24 });

export const choice = screen({ paddingInline: vars.space.inset });
