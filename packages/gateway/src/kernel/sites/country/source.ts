/** Who says where a visitor is. */
export type CountrySource =
  | { readonly kind: 'none' }
  | { readonly kind: 'header'; readonly name: string };

/** Undefined for what names nobody. A header is written as Node writes it. */
export function countrySource(text: string): CountrySource | undefined {
  if (text === 'none' || text === '') return { kind: 'none' };
  const name = /^header:([\w-]{1,64})$/.exec(text)?.[1];
  return name === undefined ? undefined : { kind: 'header', name: name.toLowerCase() };
}
