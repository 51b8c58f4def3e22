import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#kernel/i18n/language.ts';
import { countriesQuery } from '../api/countries.ts';

/** Countries in the language of the page, for a form that asks for a number. */
export function useCountries(enabled = true) {
  const { i18n } = useTranslation();
  return useQuery({ ...countriesQuery(useLanguage(), i18n.language), enabled });
}
