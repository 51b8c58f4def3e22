import { compareDecimals, formatMoney, inText } from '@livery/ui/money';
import { useMoneyFormat } from '#kernel/i18n/money.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** Money that came or went: what came says so by a sign as well, which stays on the side of the amount. */
export function useSignedMoney(): (amount: string) => string {
  const format = useMoneyFormat(useMerchant().currency);
  return (amount) => {
    const sign = compareDecimals(amount, '0') > 0 ? '+' : '';
    return inText(sign + formatMoney(amount, format));
  };
}
