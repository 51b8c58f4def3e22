import { useMemo } from 'react';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** How moments of records are written: in the merchant’s zone, as the reader writes them. */
export function useRecordTimes() {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
    });
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
    const moment = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone,
    });
    return {
      dayOf: (at: number): string => dayIn(timeZone, at),
      day: (at: number): string => day.format(at),
      time: (at: number): string => time.format(at),
      moment: (at: number): string => moment.format(at),
    };
  }, [language, timeZone]);
}
