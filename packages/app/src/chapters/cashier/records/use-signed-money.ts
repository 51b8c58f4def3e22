import { compareDecimals } from '@livery/ui/money';
import { useMoney } from '#kernel/i18n/money.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** Money that came or went: what came says so by a sign as well. */
export function useSignedMoney(): (amount: string) => string {
  const money = useMoney(useMerchant().currency);
  return (amount) => (compareDecimals(amount, '0') > 0 ? `+${money(amount)}` : money(amount));
}
