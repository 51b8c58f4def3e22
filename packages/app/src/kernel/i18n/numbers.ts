import { useTranslation } from './use-translation.ts';

/** A share of a hundred, a decimal such as `96.20`, as a language writes it. */
export function formatPercent(hundredths: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
  return format.format(Number(hundredths) / 100);
}

export function usePercent(): (hundredths: string) => string {
  const { language } = useTranslation();
  return (hundredths) => formatPercent(hundredths, language);
}
