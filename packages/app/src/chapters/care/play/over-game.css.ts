import { globalStyle } from '@vanilla-extract/css';
import { figuresAt, layers, screen, textAt, vars } from '@livery/ui/theme';

/** One over the other, beside a title and a button that need the room. */
export const left = screen({
  flexDirection: 'column',
  flexWrap: 'nowrap',
  alignItems: 'end',
  gap: 0,
  color: vars.color.frame.text,
  paddingInlineStart: 12,
  whiteSpace: 'nowrap',
  ...textAt('s1'),
});
// In the ink of the bar, which some brands keep dark in the light.
globalStyle(`${left} :is(span, bdi)`, { '@layer': { [layers.app]: { color: 'inherit' } } });
globalStyle(`${left} bdi`, {
  '@layer': { [layers.app]: { display: 'block', ...figuresAt('s3') } },
});

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
