import { screen, twoLines, vars } from '@livery/ui/theme';

/** What stands above a form: how it is filled in, or what has to be known. */
export const choice = screen({ paddingInline: vars.space.inset, paddingBlockStart: 16 });

/** What is remembered at its start, what was forgotten at its end; below each other where they must. */
export const memory = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
});

export const fieldRoom = screen({ blockSize: twoLines(vars.size.field) });
export const buttonRoom = screen({ blockSize: vars.size.button });
