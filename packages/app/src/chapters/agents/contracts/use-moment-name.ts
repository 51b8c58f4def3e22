import { useMemo } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** A moment as the merchant’s clocks show it. */
export function useMomentName(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return (at) => format.format(at);
  }, [language, timeZone]);
}
