import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** When a notice was written, in the merchant's own zone, as the reader writes it. */
export function useNoticeDate(): (at: number) => string {
  const { language } = useTranslation();
  const { timeZone } = useMerchant();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  return (at) => format.format(at);
}
