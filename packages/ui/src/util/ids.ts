import { cx } from './cx.ts';

/** Ids of what describes an element: those of its caller, then ours. */
export const ids = (...all: readonly (string | false | undefined)[]): string | undefined =>
  cx(...all) || undefined;
