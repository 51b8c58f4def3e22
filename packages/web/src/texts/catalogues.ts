/** What a language says, by key. */
export type Texts = Readonly<Record<string, string>>;

/** Fetches what a first page says in a language, or all the rest, by the site’s code of it; nothing where it has no texts. */
export type Catalogues = (code: string, part: 'early' | 'rest') => Promise<Texts> | undefined;
