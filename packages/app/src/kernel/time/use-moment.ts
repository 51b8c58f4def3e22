import { platformNow } from '#kernel/http/platform-clock.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** A moment in the merchant’s own zone, with its year where that is another than today’s. */
export function useMoment(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  const year = (at: number): string =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(at);
  return (at) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      ...(year(at) === year(platformNow()) ? {} : { year: 'numeric' }),
    }).format(at);
}
