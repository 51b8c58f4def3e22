import { useMemo } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How days and months of the merchant are called; they are days already, and of no zone. */
export function useDayNames() {
  const { language } = useTranslation();
  return useMemo(() => {
    const zone = { timeZone: 'UTC' } as const;
    const whole = new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...zone });
    const weekday = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...zone,
    });
    const number = new Intl.DateTimeFormat(language, { day: '2-digit', ...zone });
    const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', ...zone });
    return {
      whole: (day: string): string => whole.format(at(day)),
      range: (from: string, to: string): string => whole.formatRange(at(from), at(to)),
      weekday: (day: string): string => weekday.format(at(day)),
      /** Of the month alone, where many stand side by side. */
      number: (day: string): string => number.format(at(day)),
      month: (day: string): string => month.format(at(day)),
    };
  }, [language]);
}
