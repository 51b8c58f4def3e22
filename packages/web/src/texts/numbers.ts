import { formatWhole } from '@livery/ui/money';
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

/** The digits of a number that is a name, such as that of a draw, as a language writes them: none is left out. */
export function writeDigits(name: string, locale: string): string {
  return name.replace(/\d/g, (digit) => formatWhole(Number(digit), locale));
}

export function useDigits(): (name: string) => string {
  const { language } = useTranslation();
  return (name) => writeDigits(name, language);
}
