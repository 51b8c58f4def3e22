import { dayWriter } from '#kernel/i18n/day-in.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** When a notice was written, in the merchant's own zone, as the reader writes it. */
export function useNoticeDate(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  return dayWriter(language, timeZone);
}
