import { commas, latin } from './figures.ts';

const pointOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(0.1)
    .find((part) => part.type === 'decimal')?.value ?? '.';

/** A whole number in two digits at least, as clocks write it. */
export function formatPadded(value: number, locale: string): string {
  if (latin.has(locale)) return String(value).padStart(2, '0');
  const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return padded.format(value);
}

/** Two digits behind a whole number, and what stands before them. */
export function formatPlaces(places: string, locale: string): string {
  if (commas.has(locale)) return `.${places}`;
  return pointOf(locale) + formatPadded(Number(places), locale);
}
