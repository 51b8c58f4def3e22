import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** When a letter was written, in the merchant's own zone, as the reader writes it. */
export function useLetterTime(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (at) => format.format(at);
}
