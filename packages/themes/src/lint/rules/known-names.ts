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
