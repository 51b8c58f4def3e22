import { useTranslation } from 'react-i18next';
import { useMerchant } from '../merchant.tsx';
import { currentLanguage } from './i18n.ts';

/** The page's language by the merchant's own code, as the platform wants it. */
export function useLanguage(): string {
  const { i18n } = useTranslation();
  return currentLanguage(i18n, useMerchant());
}
