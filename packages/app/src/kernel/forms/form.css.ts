import { screen, vars } from '@livery/ui/theme';

export const form = screen({
  display: 'grid',
  gap: 12,
  paddingInline: vars.space.inset,
  paddingBlock: '16px 24px',
});

/** Apart from the fields, whose last may have something said below it. */
export const send = screen({ marginBlockStart: 8 });
