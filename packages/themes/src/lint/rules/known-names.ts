import { didYouMean } from '../../manifest/suggest.ts';
import type { Rule } from '../rule.ts';

const knownZones = new Set<string>();

/** `Europe/Malta` may be an alias of a listed zone, so the zone is tried, not looked up. */
const isTimeZone = (name: string): boolean => {
  if (knownZones.has(name)) return true;
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '')
      return false;
  } catch {
    return false;
  }
  // To try a zone takes longer than all the rest of a manifest.
  knownZones.add(name);
  return true;
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const NOWHERE = 'ZZ';

/** The code by which numbers are known: of a country that has two, the one that ISO has. */
const countryOf = (code: string): string | undefined => {
  const { region = NOWHERE } = new Intl.Locale(`und-${code}`);
  return region === NOWHERE || regions.of(region) === undefined ? undefined : region;
};

/** A currency, a country or a time zone that does not exist would fail on a player's phone. */
export const knownNamesRule: Rule = function* ({ manifest, report }) {
  const currencies = Intl.supportedValuesOf('currency');
  if (!currencies.includes(manifest.currency)) {
    const hint = didYouMean(manifest.currency, currencies) ?? 'An ISO 4217 code, such as PHP.';
    yield report(
      ['currency'],
      'manifest.currency',
      `"${manifest.currency}" is not a currency.`,
      hint,
    );
  }
  for (const [place, country] of (manifest.smsCountries ?? []).entries()) {
    const known = countryOf(country);
    if (known === country) continue;
    const hint =
      known === undefined
        ? 'A country as ISO 3166 has it, such as PH.'
        : `Did you mean "${known}"?`;
    yield report(
      ['smsCountries', place],
      'manifest.country',
      `"${country}" is not a country.`,
      hint,
    );
  }
  if (!isTimeZone(manifest.timeZone)) {
    const hint =
      didYouMean(manifest.timeZone, Intl.supportedValuesOf('timeZone')) ??
      'An IANA name, such as Asia/Manila.';
    yield report(
      ['timeZone'],
      'manifest.time-zone',
      `"${manifest.timeZone}" is not a time zone.`,
      hint,
    );
  }
};
