import { screen, textAt, vars } from '@livery/ui/theme';

export const ways = screen({
  display: 'grid',
  gap: 12,
  paddingInline: vars.space.inset,
  paddingBlockEnd: 24,
});

/** A word between two rules. */
export const or = screen({
  ...textAt('s2'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: vars.color.text.soft,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      blockSize: '1px',
      background: vars.color.line.soft,
    },
  },
});
