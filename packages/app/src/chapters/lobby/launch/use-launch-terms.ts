import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '#kernel/merchant.tsx';
import { vendorsQuery } from '../api/vendors.ts';
import { isLottery, launchTermsOf, type LaunchTerms } from './launch-terms.ts';

/** What the launch of a vendor's game is told; undefined while the table of vendors is on its way. */
export function useLaunchTerms(vendor: string): LaunchTerms | undefined {
  const { data, isPending } = useQuery({
    ...vendorsQuery(useMerchant().code),
    enabled: isLottery(vendor),
  });
  if (isLottery(vendor) && isPending) return undefined;
  return launchTermsOf(vendor, data?.mapping);
}
