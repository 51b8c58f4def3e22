import { screen, textAt, top, vars } from '@livery/ui/theme';

const sideways = '(orientation: landscape) and (max-height: 480px)';

export const shell = screen({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `calc(100dvb - ${top})`,
  background: vars.color.surface.page,
  // The page is a column; a game on a phone on its side has all of the width.
  '@media': { [sideways]: { inlineSize: '100vi', marginInline: 'calc(50% - 50vi)' } },
});

/** One over the other; a phone on its side has no height for both. */
export const bars = screen({
  '@media': {
    [sideways]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'stretch',
    },
  },
});

export const stage = screen({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  // What is said in place of a game stands together; a game fills its place by itself.
  alignItems: 'center',
});

export const frame = screen({ inlineSize: '100%', blockSize: '100%', border: 0, display: 'block' });

export const wait = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  color: vars.color.text.soft,
  ...textAt('s4'),
});

export const words = screen({
  display: 'grid',
  gap: 20,
  justifyItems: 'center',
  padding: vars.space.inset,
  textAlign: 'center',
});

export const ways = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
});

/** Over a frame that has nothing to show yet. */
export const over = screen({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  background: vars.color.surface.page,
});

/** In the ink of the bar, which some brands keep dark in the light. */
export const inBar = screen({ color: vars.color.frame.text });
