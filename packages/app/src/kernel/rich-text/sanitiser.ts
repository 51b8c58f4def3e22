import { createSanitiser, type Sanitiser } from '@livery/web/rich-text/sanitiser';
import { useMerchant } from '../merchant.tsx';

const sanitiser = createSanitiser();

export const fetchSanitiser = sanitiser.fetch;

/** The sanitiser for this site, once it is there. */
export const useSanitiser = (): ReturnType<Sanitiser['use']> =>
  sanitiser.use(useMerchant().imageHosts);

/** Whether no text of an operator can be shown yet: when it comes it pushes away what stands below it. */
export const useTextsComing = (): boolean => useSanitiser() === 'coming';
