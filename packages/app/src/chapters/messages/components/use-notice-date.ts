import { dayWriter } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';

/** When a notice was written, in the merchant's own zone, as the reader writes it. */
export function useNoticeDate(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return dayWriter(language, timeZone);
}
