import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followLanguage } from '#kernel/i18n/i18n.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/**
 * Stands beside the pages, inside their boundary: its effect runs when they are
 * hydrated. A language that came sooner would not match what was rendered.
 */
export function FollowLanguage() {
  const { i18n } = useTranslation();
  const merchant = useMerchant();
  useEffect(() => followLanguage(i18n, merchant), [i18n, merchant]);
  return null;
}
