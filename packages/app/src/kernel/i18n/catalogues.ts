/** What a language says, by key. */
export type Texts = Readonly<Record<string, string>>;

/** How the texts of a language are fetched, by the merchant’s code of it. */
export type Catalogues = Readonly<Record<string, () => Promise<Texts>>>;

let known: Catalogues = {};

/** The app’s languages, once, before anything is said. */
export function provideCatalogues(catalogues: Catalogues): void {
  known = catalogues;
}

/** Better English than keys, where a language has no texts yet. */
export const textsIn = async (code: string): Promise<Texts> =>
  (await (known[code] ?? known['EN'])?.()) ?? {};
