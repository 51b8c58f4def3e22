import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withDeferredAssets } from '#kernel/parts/deferred-assets.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PopupProps } from '#kernel/popup.ts';
import { forgetFreshLogin, isFreshLogin } from '#kernel/session/fresh-login.ts';
import { useSession } from '#kernel/session/session.ts';
import type { OfferSheet } from './offer-sheet.tsx';

interface OfferProps extends PopupProps {
  readonly userName: string;
}

/**
 * Asks once after a log-in by password whether the next one shall do without. What
 * it needs is fetched then; where that cannot be had, nobody is told of it.
 */
function Offer({ userName, isTurn, onState }: OfferProps) {
  const queries = useQueryClient();
  const { code: merchantCode } = useMerchant();
  const [offer, setOffer] = useState<{ readonly Part: typeof OfferSheet }>();
  useEffect(() => {
    if (!isFreshLogin(userName)) {
      onState('none');
      return undefined;
    }
    let isHere = true;
    const ask = async (): Promise<void> => {
      try {
        const { OfferSheet: Part, mayOffer } = await withDeferredAssets(
          () => import('./offer-sheet.tsx'),
        );
        const isDue = await mayOffer(queries, { merchantCode, userName });
        if (!isHere) return;
        if (isDue) setOffer({ Part });
        else forgetFreshLogin();
        onState(isDue ? 'due' : 'none');
      } catch {
        forgetFreshLogin();
        onState('none');
      }
    };
    void ask();
    return () => void (isHere = false);
  }, [queries, merchantCode, userName, onState]);
  // Whoever leaves before their turn is asked when they come home again.
  useEffect(() => {
    if (isTurn) forgetFreshLogin();
  }, [isTurn]);
  return offer ? (
    <offer.Part userName={userName} open={isTurn} onClose={() => onState('none')} />
  ) : null;
}

/** For a member; a visitor has nothing to log in to. */
export function PasskeyOffer({ onState, ...turn }: PopupProps) {
  const userName = useSession()?.userName;
  useEffect(() => {
    if (userName === undefined) onState('none');
  }, [userName, onState]);
  return userName === undefined ? null : (
    <Offer key={userName} userName={userName} onState={onState} {...turn} />
  );
}
