import type { Mobile } from './mobile.ts';
import { useCountries } from './use-countries.ts';

/** A number with its country: the visitor's own, where it was typed before that was known. */
export function useDialled(asksForNumber = true): (mobile: Mobile) => Mobile {
  const { data: countries = [] } = useCountries(asksForNumber);
  return ({ dial, number }) => ({ dial: dial === '' ? (countries[0]?.dial ?? '') : dial, number });
}
