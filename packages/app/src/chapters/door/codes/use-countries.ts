import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useLanguage } from '#kernel/i18n/language.ts';
import { countriesQuery } from '../api/countries.ts';

/** Countries in the language of the page, for a form that asks for a number. */
export function useCountries(enabled = true) {
  const { language } = useTranslation();
  return useQuery({ ...countriesQuery(useLanguage(), language), enabled });
}
