import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kernel/i18n/language.ts';
import { countriesQuery } from '../api/countries.ts';
import type { Mobile } from './mobile.ts';

/** A number with its country: the visitor's own, where it was typed before that was known. */
export function useDialled(): (mobile: Mobile) => Mobile {
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  return ({ dial, number }) => ({ dial: dial === '' ? (countries[0]?.dial ?? '') : dial, number });
}
