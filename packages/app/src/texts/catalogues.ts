import type { Catalogues, Texts } from '#kernel/i18n/catalogues.ts';

/** The words of all chapters, the shell and the kernel: no key is in two files. */
const together = (files: readonly object[]): Texts => Object.assign({}, ...files) as Texts;

/** The languages that the app speaks, by the code that merchants know them by. */
export const catalogues: Catalogues = {
  EN: async () => together((await import('./en.ts')).texts),
  TY: async () => together((await import('./ty.ts')).texts),
  AR: async () => together((await import('./ar.ts')).texts),
};
