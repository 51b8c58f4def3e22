import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { maskDigits } from '@livery/ui/money';
import { useMoney } from '#kernel/i18n/money.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useWallet } from '../api/wallet.ts';
import { useBalanceHidden } from '../balance-hidden.ts';
import * as css from './wallet-amount.css.ts';

/** The balance as a figure alone, for places with little room; hidden where it is hidden elsewhere. */
export function WalletAmount({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { data } = useWallet(userName);
  const money = useMoney(data?.currency ?? currency)(data?.sumBalance ?? '0');
  const masked = useBalanceHidden() || data === undefined;
  return (
    <output className={css.amount} aria-label={t('balance.label')}>
      {masked ? maskDigits(money) : money}
    </output>
  );
}
