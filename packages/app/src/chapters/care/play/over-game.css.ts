import { screen, textAt, vars } from '@livery/ui/theme';

export const left = screen({ ...textAt('s2'), whiteSpace: 'nowrap' });

/** At the upper edge of the game: what it is played with is mostly at the lower one. */
export const notice = screen({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  padding: 8,
});

export const plate = screen({
  background: vars.color.surface.raised,
  borderRadius: vars.radius.card,
});

export const ways = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 4,
});

export const help = screen({ display: 'grid', justifyItems: 'center', gap: 12 });
