import { useQuery } from '@tanstack/react-query';
import type { Vendor } from '@livery/contract/client';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { gameCountQuery } from './api/game-count.ts';
import { vendorsQuery } from './api/vendors.ts';
import { vendorsOf } from './vendors/vendors-of.ts';

export interface Offer {
  readonly studios: readonly Vendor[];
  /** As the platform counts them now. */
  readonly games: number;
}

/** How much there is to play, and by whom; nothing before it was counted. */
export function useOffer(enabled: boolean): Offer | undefined {
  const vendors = useQuery({ ...vendorsQuery(useMerchant().code), enabled });
  const count = useQuery({ ...gameCountQuery(useAskedLanguage()), enabled });
  if (!vendors.data || !count.data) return undefined;
  return { studios: vendorsOf(vendors.data), games: count.data };
}
