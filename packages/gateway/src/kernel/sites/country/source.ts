/** Who says where a visitor is. */
export type CountrySource =
  | { readonly kind: 'none' }
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string };

/** Undefined for what names nobody. A header is written as Node writes it. */
export function countrySource(
  text: string,
  pathOf: (text: string) => string | undefined,
): CountrySource | undefined {
  if (text === 'none' || text === '') return { kind: 'none' };
  const path = text.startsWith('file:') ? pathOf(text.slice('file:'.length)) : undefined;
  if (path !== undefined) return { kind: 'file', path };
  const name = /^header:([\w-]{1,64})$/.exec(text)?.[1];
  return name === undefined ? undefined : { kind: 'header', name: name.toLowerCase() };
}
