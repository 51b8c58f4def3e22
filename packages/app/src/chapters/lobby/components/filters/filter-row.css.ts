import { rem, screen, vars } from '@livery/ui/theme';

const { size, space } = vars;

export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px',
  padding: `${space.title} ${space.inset}`,
});

/** Its name is one word, and stays one: sooner the button goes below. */
export const field = screen({ flex: 1, minInlineSize: `min(${rem(150)}, 100%)` });

/** In the middle of the field's line, however many lines the field says below it. */
export const button = screen({ flex: 'none', blockSize: size.field, alignSelf: 'center' });

export const chips = screen({ paddingInline: space.inset, paddingBlockEnd: space.title });

/** It has its room, and no name yet. */
export const unnamed = screen({ visibility: 'hidden' });
