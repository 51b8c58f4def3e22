import { createContext, use } from 'react';
import { merchantDataId, type MerchantData } from '@livery/themes/contract';

const MerchantContext = createContext<MerchantData | undefined>(undefined);

export const MerchantProvider = MerchantContext;

export function useMerchant(): MerchantData {
  const merchant = use(MerchantContext);
  if (!merchant) throw new Error('useMerchant stands outside MerchantProvider');
  return merchant;
}

/** The data block that was stamped into the page. */
export function readMerchantData(): MerchantData {
  const block = document.getElementById(merchantDataId);
  if (!block?.textContent) throw new Error('The page carries no merchant');
  return JSON.parse(block.textContent) as MerchantData;
}
