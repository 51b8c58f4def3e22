import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepReferral, useReferral } from '#kernel/arrival.ts';
import { isPassing } from '#kernel/http/api-error.ts';
import { checkAffiliate } from './register.ts';
import type { Settings } from './settings.ts';

/** By whose link somebody comes, once the platform has said whether it knows the code. */
export function useAffiliate({ affiliate }: Settings) {
  const referral = useReferral();
  const code = referral?.code ?? '';
  const isOpen = affiliate.enabled && code !== '' && !referral?.valid;
  const check = useQuery({
    queryKey: ['affiliateCheck', code],
    queryFn: ({ signal }) => checkAffiliate(code, signal),
    enabled: isOpen,
    retry: (failures, error) => failures < 2 && isPassing(error),
    staleTime: Infinity,
  });
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
