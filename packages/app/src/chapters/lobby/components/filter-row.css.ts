import { screen, vars } from '@livery/ui/theme';

const { size, space } = vars;

export const row = screen({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  padding: `${space.title} ${space.inset}`,
});

export const field = screen({ flex: 1, minInlineSize: 0 });

/** In the middle of the field's line, however many lines the field says below it. */
export const button = screen({ flex: 'none', blockSize: size.field, alignSelf: 'center' });

export const chips = screen({ paddingInline: space.inset, paddingBlockEnd: space.title });

/** It has its room, and no name yet. */
export const unnamed = screen({ visibility: 'hidden' });
