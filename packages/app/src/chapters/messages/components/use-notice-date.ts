import { useTranslation } from 'react-i18next';
import { useMerchant } from '#kernel/merchant.tsx';

/** When a notice was written, in the merchant's own zone, as the reader writes it. */
export function useNoticeDate(): (at: number) => string {
  const { i18n } = useTranslation();
  const { timeZone } = useMerchant();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone });
  return (at) => format.format(at);
}
