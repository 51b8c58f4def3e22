import { useMemo } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** A moment that is to come, in the merchant’s own zone. */
export function useFutureMoment(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (at) => format.format(at);
  }, [language, timeZone]);
}
