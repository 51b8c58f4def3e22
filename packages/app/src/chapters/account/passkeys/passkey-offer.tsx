import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMerchant } from '#kernel/merchant.tsx';
import { forgetFreshLogin, isFreshLogin } from '#kernel/session/fresh-login.ts';
import type { OfferSheet } from './offer-sheet.tsx';

const isAnythingOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Asks once after a log-in by password whether the next one shall do without. What
 * it needs is fetched then; where that cannot be had, nobody is told of it.
 */
export function PasskeyOffer({ userName }: { readonly userName: string }) {
  const queries = useQueryClient();
  const { code: merchantCode } = useMerchant();
  const [offer, setOffer] = useState<{ readonly Part: typeof OfferSheet }>();
  useEffect(() => {
    if (!isFreshLogin(userName)) return undefined;
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const { OfferSheet: Part, mayOffer } = await import('./offer-sheet.tsx');
        const isDue = await mayOffer(queries, { merchantCode, userName });
        // Whoever has opened something meanwhile is asked when they come home again.
        if (!isHere || (isDue && isAnythingOpen())) return;
        forgetFreshLogin();
        if (isDue) setOffer({ Part });
      } catch {
        forgetFreshLogin();
      }
    };
    void ask();
    return () => void (isHere = false);
  }, [queries, merchantCode, userName]);
  return offer ? <offer.Part userName={userName} /> : null;
}
