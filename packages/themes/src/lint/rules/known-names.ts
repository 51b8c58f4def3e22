import { didYouMean } from '../../manifest/suggest.ts';
import type { Rule } from '../rule.ts';

/** `Europe/Malta` may be an alias of a listed zone, so the zone is tried, not looked up. */
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A currency or a time zone that does not exist would fail on a player's phone. */
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
