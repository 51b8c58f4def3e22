import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepReferral, useReferral } from '#kernel/arrival.ts';
import { affiliateQuery } from '../api/affiliate.ts';
import type { Settings } from '../api/register-settings.ts';

/** By whose link somebody comes, once the platform has said whether it knows the code. */
export function useAffiliate({ affiliate }: Settings) {
  const referral = useReferral();
  const code = referral?.code ?? '';
  const isOpen = affiliate.enabled && code !== '' && !referral?.valid;
  const check = useQuery({ ...affiliateQuery(code), enabled: isOpen });
  const known = check.data?.code;
  useEffect(() => {
    if (referral && known !== undefined && !referral.valid)
      keepReferral({ ...referral, code: known, valid: true });
  }, [known, referral]);
  return {
    referral,
    /** Nobody need be asked for a code: there is one, or it is being looked at. */
    isKnown: referral?.valid === true || (isOpen && !check.isError),
  };
}
