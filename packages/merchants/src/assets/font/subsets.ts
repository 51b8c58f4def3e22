/** The subsets of packages that a language is written in, beside Latin letters. */
const subsetsBy: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['AR', 'FA', 'UR'].map((language) => [language, ['arabic']] as const),
  ...['HI', 'MR', 'NE'].map((language) => [language, ['devanagari']] as const),
  ...['RU', 'UK'].map((language) => [language, ['cyrillic-ext', 'cyrillic']] as const),
  ['BN', ['bengali']],
  ['HE', ['hebrew']],
  ['KM', ['khmer']],
  ['LO', ['lao']],
  ['MY', ['myanmar']],
  ['SI', ['sinhala']],
  ['TA', ['tamil']],
  ['TE', ['telugu']],
  ['TH', ['thai']],
  ['VI', ['vietnamese']],
]);

const latin = ['latin-ext', 'latin'];

/** What of a family is served: Latin letters where it speaks first, and the scripts of the languages. */
export const subsetsFor = (
  languages: readonly string[],
  { first }: { readonly first: boolean },
): readonly string[] => [
  ...new Set([
    ...(first ? latin : []),
    ...languages.flatMap((language) => subsetsBy.get(language) ?? []),
  ]),
];

/** Whether a package's file is of a subset: its family may be named after another. */
export const isOfSubset = (file: string, subset: string): boolean =>
  new RegExp(`-${subset}-[a-z]+-(normal|italic)$`).test(file);
