/** What a language says, by key. */
export type Texts = Readonly<Record<string, string>>;

/** How the texts of a language are fetched: what a first page says, and all others say. */
export interface Catalogue {
  early(): Promise<Texts>;
  rest(): Promise<Texts>;
}

/** By the merchant’s code of the language. */
export type Catalogues = Readonly<Record<string, Catalogue>>;

let known: Catalogues = {};

/** The app’s languages, once, before anything is said. */
export function provideCatalogues(catalogues: Catalogues): void {
  known = catalogues;
}

/** Better English than keys, where a language has no texts yet. */
const catalogueOf = (code: string): Catalogue | undefined => known[code] ?? known['EN'];

export const textsIn = async (code: string): Promise<Texts> =>
  (await catalogueOf(code)?.early()) ?? {};

export const restIn = async (code: string): Promise<Texts> =>
  (await catalogueOf(code)?.rest()) ?? {};
