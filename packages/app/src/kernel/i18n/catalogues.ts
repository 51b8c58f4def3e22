import type { Catalogues } from '@livery/web/texts/catalogues';

let known: Catalogues = () => undefined;

/** The app’s languages, once, before anything is said. */
export function provideCatalogues(catalogues: Catalogues): void {
  known = catalogues;
}

export const appCatalogues: Catalogues = (code, part) => known(code, part);
