import type { Catalogues, Texts } from '@livery/web/texts/catalogues';

const sheets = import.meta.glob<{ readonly texts: readonly Texts[] }>('./*/{early,rest}.ts');

/** The languages that the app speaks, a folder each: words of all chapters, the shell and the kernel. No key is in two files. */
export const catalogues: Catalogues = (code, part) =>
  sheets[`./${code}/${part}.ts`]?.().then(({ texts }) => Object.assign({}, ...texts) as Texts);
