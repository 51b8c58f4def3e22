import { useMemo } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';

/** A rate as the language writes percentages. */
export function usePercent(): (rate: string) => string {
  const { language } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    });
    return (rate) => format.format(Number(rate) / 100);
  }, [language]);
}
