import { globalStyle } from '@vanilla-extract/css';
import { screen, vars } from '@livery/ui/theme';

export const hello = screen({
  display: 'grid',
  gap: 4,
  paddingBlock: 16,
  paddingInline: vars.space.inset,
});

/** Words that are not known yet, under a bar. */
export const line = screen({ display: 'grid', alignItems: 'center', gridTemplate: 'auto / 100%' });

export const words = screen({ gridArea: '1 / 1' });

export const bar = screen({ gridArea: '1 / 1', marginBlock: 0 });

// A name is as its owner wrote it, also where titles are capitals.
globalStyle(`${hello} em`, { textTransform: 'none' });
