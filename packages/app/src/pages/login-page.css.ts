import { screen, vars } from '@livery/ui/theme';

export const mark = screen({ display: 'block', inlineSize: 56, blockSize: 56 });

export const more = screen({ paddingInline: vars.space.inset, paddingBlockEnd: 24 });
