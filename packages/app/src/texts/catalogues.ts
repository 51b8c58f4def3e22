import type { Catalogues, Texts } from '#kernel/i18n/catalogues.ts';

interface Sheets {
  readonly texts: readonly object[];
}

const early = import.meta.glob<Sheets>('./*/early.ts');
const rest = import.meta.glob<Sheets>('./*/rest.ts');

/** The words of all chapters, the shell and the kernel: no key is in two files. */
const together = async (load?: () => Promise<Sheets>): Promise<Texts> =>
  Object.assign({}, ...((await load?.())?.texts ?? [])) as Texts;

/** The languages that the app speaks, a folder each, by the code that merchants know them by. */
export const catalogues: Catalogues = Object.fromEntries(
  Object.keys(early).map((path) => [
    path.slice(2, -'/early.ts'.length),
    {
      early: () => together(early[path]),
      rest: () => together(rest[path.replace('early', 'rest')]),
    },
  ]),
);
