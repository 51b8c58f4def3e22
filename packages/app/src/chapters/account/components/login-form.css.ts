import { screen, vars } from '@livery/ui/theme';

export const form = screen({
  display: 'grid',
  gap: 12,
  paddingInline: vars.space.inset,
  paddingBlock: '16px 24px',
});

/** Over the form, as close to it as its fields are to each other. */
export const told = screen({ paddingInline: vars.space.inset, paddingBlockStart: 16 });
