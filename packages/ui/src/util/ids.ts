import { cx } from './cx.ts';

/** Ids of what describes an element: ours beside those of its caller. */
export const ids = (
  theirs: string | undefined,
  ours: string | false | undefined,
): string | undefined => cx(theirs, ours) || undefined;
