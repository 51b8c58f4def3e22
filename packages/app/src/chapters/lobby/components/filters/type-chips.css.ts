import { screen, vars } from '@livery/ui/theme';

export const types = screen({ paddingInline: vars.space.inset, paddingBlockEnd: vars.space.title });
