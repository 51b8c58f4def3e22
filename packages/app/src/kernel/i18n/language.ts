import { useMerchant } from '../merchant.tsx';
import { codeOf } from './i18n.ts';
import { useTranslation } from './use-translation.ts';

/** The page's language by the merchant's own code, as the platform wants it. */
export function useLanguage(): string {
  const { language } = useTranslation();
  return codeOf(language, useMerchant());
}
