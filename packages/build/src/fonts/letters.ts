import type { Merchant } from '@livery/themes';
import { appCatalogues } from '@livery/merchants/catalogues';

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

const codesOf = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/**
 * Dates, amounts and names set in a page's own text, beside what the catalogues say. Names stand
 * between marks of direction, for which nothing is drawn, and a browser fetches whatever claims them.
 */
const typographic = '\u00A0·–—‘’“”…−×ñÑ€£\u2066\u2067\u2068\u2069';

/** The sign of the brand's money, as pages write it. */
const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .map(({ type, value }) => (type === 'currency' ? value : ''))
    .join('');

/** What the pages of a brand say in the language that they begin in. */
export async function firstLetters({ manifest }: Merchant): Promise<ReadonlySet<number>> {
  const { letters } = await appCatalogues();
  return new Set(codesOf(letters.get(manifest.defaultLanguage) ?? ''));
}

/** What words about money say beside. */
export const moneyLetters = ({ manifest }: Merchant): ReadonlySet<number> =>
  new Set(codesOf(signOf(manifest.currency)));

/** What the pages of a brand say in its languages: its light file holds no other letter. */
export async function earlyLetters({ manifest, texts }: Merchant): Promise<ReadonlySet<number>> {
  const { letters } = await appCatalogues();
  const said = manifest.languages.map((language) => letters.get(language) ?? '');
  const own = JSON.stringify([manifest.name, texts]) + signOf(manifest.currency);
  const spoken = codesOf(typographic + said.join('') + own);
  return new Set([...printable, ...spoken.filter((letter) => letter > 0x7f)]);
}
