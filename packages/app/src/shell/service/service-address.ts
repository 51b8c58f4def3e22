import type { MerchantData } from '@livery/themes/contract';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Where a brand is asked that names no way on its platform: by mail, by phone, or else in its help. */
export const serviceAddress = ({ email, phone }: MerchantData['contacts']): string => {
  if (email) return `mailto:${email}`;
  return phone ? `tel:${phone}` : pathTo('help');
};
