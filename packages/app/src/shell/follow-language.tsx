import { useEffect } from 'react';
import { useTranslations } from '#kernel/i18n/use-translation.ts';
import { followLanguage } from '#kernel/i18n/i18n.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/**
 * Stands beside the pages, inside their boundary: its effect runs when they are
 * hydrated. A language that came sooner would not match what was rendered.
 */
export function FollowLanguage() {
  const texts = useTranslations();
  const merchant = useMerchant();
  useEffect(() => followLanguage(texts, merchant), [texts, merchant]);
  return null;
}
