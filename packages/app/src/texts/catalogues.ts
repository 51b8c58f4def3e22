import type { Catalogues, Texts } from '#kernel/i18n/catalogues.ts';

/** The words of all chapters, the shell and the kernel: no key is in two files. */
const together = ({ texts }: { readonly texts: readonly object[] }): Texts =>
  Object.assign({}, ...texts) as Texts;

/** The languages that the app speaks, by the code that merchants know them by. */
export const catalogues: Catalogues = {
  EN: {
    early: async () => together(await import('./en.ts')),
    rest: async () => together(await import('./en-rest.ts')),
  },
  TY: {
    early: async () => together(await import('./ty.ts')),
    rest: async () => together(await import('./ty-rest.ts')),
  },
  AR: {
    early: async () => together(await import('./ar.ts')),
    rest: async () => together(await import('./ar-rest.ts')),
  },
};
