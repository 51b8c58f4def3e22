import type { ComboboxOption } from '../combobox/find-options.ts';
import type { Country } from './dialling.ts';
import * as css from './phone-field.css.ts';

/** As rows of the list, the chosen one first; English names find them in every language. */
export function countryOptions(countries: readonly Country[], chosen: string): ComboboxOption[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countries
    .toSorted((one, other) => Number(other.code === chosen) - Number(one.code === chosen))
    .map(({ code, dial, name }) => ({
      value: code,
      label: name,
      keywords: `${code} ${english.of(code) ?? ''}`,
      start: <bdi className={css.code}>+{dial}</bdi>,
    }));
}
