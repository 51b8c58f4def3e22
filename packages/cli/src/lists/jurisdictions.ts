import { jurisdictionKeys, profiles, type Jurisdiction } from '@livery/themes';
import { table } from '../terminal/table.ts';
import { listCommand } from './listing.ts';

interface Row {
  readonly jurisdiction: Jurisdiction;
  readonly name: string;
  readonly minAge: number;
  /** What a new merchant there starts from. */
  readonly currency: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  /** Features and entries of the agent menu that no site there may have. */
  readonly forbidden: readonly string[];
  /** What a live site must say of itself. */
  readonly legal: readonly string[];
  /** Registers in which a player may bar themselves. */
  readonly registers: readonly string[];
  readonly jackpots: string;
}

function rowOf(jurisdiction: Jurisdiction): Row {
  const { name, minAge, defaults, flagsOff, menusOff, legal, registers, jackpots } =
    profiles[jurisdiction];
  return {
    jurisdiction,
    name,
    minAge,
    currency: defaults.currency,
    timeZone: defaults.timeZone,
    languages: defaults.languages,
    forbidden: [...flagsOff, ...menusOff],
    legal,
    registers: registers.map((one) => one.name),
    jackpots,
  };
}

const listed = (words: readonly string[]): string => words.join(', ') || '–';

/** Whose floors hold, and what follows from it. */
export const jurisdictions = listCommand<Row>({
  name: 'jurisdictions',
  summary: 'List every jurisdiction, its floors, and what a site there owes',
  one: 'jurisdiction',
  about: `A profile is default and floor: a merchant may be stricter, never milder. It stands in the manifest,
"jurisdiction": "MT". The figures are no legal advice.`,
  rows: () => jurisdictionKeys.map(rowOf),
  called: ({ jurisdiction, name }) => `${jurisdiction} ${name}`,
  described: ({ currency, timeZone, languages, registers, forbidden, legal }) =>
    [currency, timeZone, ...languages, ...registers, ...forbidden, ...legal].join(' '),
  head: ['key', 'name', 'age', 'currency', 'time zone', 'languages'],
  columns: ({ jurisdiction, name, minAge, currency, timeZone, languages }) => [
    jurisdiction,
    name,
    `${minAge}+`,
    currency,
    timeZone,
    listed(languages),
  ],
  notes: (found) =>
    table([
      ['', 'a live site says', 'no site has', 'jackpots', 'registers'],
      ...found.map(({ jurisdiction, legal, forbidden, jackpots, registers }) => [
        jurisdiction,
        listed(legal),
        listed(forbidden),
        jackpots === 'off' ? 'none' : 'of the platform',
        listed(registers),
      ]),
    ]),
});
