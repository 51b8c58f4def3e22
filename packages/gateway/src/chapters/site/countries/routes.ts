import type { Reply } from '@livery/contract';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { countries, flagOf, homesOf, tagOf } from './countries.ts';

type CountryRow = Reply<'countries'>['list'];

export function countryRoutes(route: Router, { states }: Services): void {
  const lists = new Map<string, CountryRow>();

  /** Where a site sends messages to some countries alone, numbers of others are of no use to it. */
  const ownOf = ({ smsCountries }: Merchant, list: CountryRow): CountryRow =>
    smsCountries === undefined ? list : list.filter(({ code }) => smsCountries.includes(code));

  const listIn = (language: string): CountryRow => {
    const known = lists.get(language);
    if (known !== undefined) return known;
    const names = new Intl.DisplayNames([tagOf(language), 'en'], { type: 'region' });
    const list = countries
      .map(({ code, dialingCode }) => ({
        code,
        name: names.of(code) ?? code,
        dialingCode,
        flag: flagOf(code),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tagOf(language)));
    lists.set(language, list);
    return list;
  };

  route('countries', async ({ merchant, query, request }) => {
    const wanted = query.language ?? '';
    const language = merchant.languages.includes(wanted) ? wanted : (merchant.languages[0] ?? 'EN');
    const { country } = states.gateFor(merchant, request);
    return { current: currentOf(merchant, country), list: ownOf(merchant, listIn(language)) };
  });
}

/** Where the visitor seems to be, or else where the merchant is at home. */
function currentOf(merchant: Merchant, country: string | undefined) {
  const { smsCountries: own } = merchant;
  for (const wanted of [country, ...homesOf(merchant)]) {
    const found = countries.find(({ code }) => code === wanted && (own?.includes(code) ?? true));
    if (found !== undefined) return found;
  }
  return { code: 'PH', dialingCode: '+63' };
}
