import { useEffect } from 'react';
import { endHydration } from '#kernel/parts/hydration.ts';
import { repeatPress } from '#kernel/parts/early-press.ts';
import { countStillness, drawAnew } from '#kernel/parts/when-quiet.ts';
import { useTranslations } from '@livery/web/texts/use-translation';
import { followLanguage } from '#kernel/i18n/i18n.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/**
 * A page that was drawn cannot be used before it is alive: what was typed into it would
 * be lost. What stands around it is alive sooner.
 */
export function useHydrated(): void {
  useEffect(() => {
    endHydration();
    countStillness();
    // Every element is styled anew by that: in a task of its own.
    setTimeout(() => {
      document.getElementById('root')?.removeAttribute('inert');
      repeatPress();
    });
  }, []);
}

/**
 * Stands beside the pages, inside their boundary: its effects run when they are
 * hydrated. A language that came sooner would not match what was rendered.
 */
export function Hydrated() {
  const texts = useTranslations();
  const merchant = useMerchant();
  useHydrated();
  useEffect(() => followLanguage(texts, merchant, drawAnew), [texts, merchant]);
  return null;
}
