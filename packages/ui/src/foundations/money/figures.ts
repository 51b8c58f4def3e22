/**
 * The first `Intl.NumberFormat` of a page takes longer than a drawing of it may,
 * so what most languages write alike is written here. `figures.test.ts` holds it
 * against `Intl` for every language that a site can have.
 */

/** Languages that group by threes with a comma, and whose decimals follow a point. */
export const commas: ReadonlySet<string | undefined> = new Set(
  'en fil-PH zh-Hans-CN zh-Hant-TW ja-JP ko-KR th-TH ms-MY ur-PK si-LK km-KH he-IL'.split(' '),
);

/** Those that write 0 to 9 as this file does. */
export const latin: ReadonlySet<string | undefined> = new Set([
  ...commas,
  ...'vi-VN id-ID hi-IN ta-IN te-IN lo-LA pt-PT pt-BR es-ES fr-FR de-DE it-IT nl-NL'.split(' '),
  ...'sv-SE nb-NO da-DK fi-FI pl-PL cs-CZ ru-RU uk-UA tr-TR'.split(' '),
]);

/** Digits in threes, as those languages group them that `commas` holds. */
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A whole number as the language writes it. */
export function formatWhole(value: number | bigint, locale?: string): string {
  const isPlain = value >= 0 && (typeof value === 'bigint' || Number.isSafeInteger(value));
  if (isPlain && value < 1000 && latin.has(locale)) return String(value);
  if (isPlain && commas.has(locale)) return grouped(String(value));
  return new Intl.NumberFormat(locale).format(value);
}
