/** What a language says, by key. */
export type Texts = Readonly<Record<string, string>>;

/** Fetches what a first page says in a language, or all the rest, by the merchant’s code of it; nothing where it has no texts. */
export type Catalogues = (code: string, part: 'early' | 'rest') => Promise<Texts> | undefined;

let known: Catalogues = () => undefined;

/** The app’s languages, once, before anything is said. */
export function provideCatalogues(catalogues: Catalogues): void {
  known = catalogues;
}

/** Better English than keys, where a language has no texts yet. */
const said = async (...[code, part]: Parameters<Catalogues>): Promise<Texts> =>
  (await (known(code, part) ?? known('EN', part))) ?? {};

export const textsIn = (code: string): Promise<Texts> => said(code, 'early');

export const restIn = (code: string): Promise<Texts> => said(code, 'rest');
