import { screen, vars } from '@livery/ui/theme';

export const shell = screen({ display: 'flex', flexDirection: 'column', blockSize: '100dvb' });

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
});
