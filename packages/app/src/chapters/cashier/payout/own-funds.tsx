import { WalletHead } from '@livery/ui/wallet-head';
import { useMoney, useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PayoutOptions } from '../api/payouts.ts';
import { setBalanceHidden, useBalanceHidden } from '../balance-hidden.ts';
import { BringBack } from '../components/bring-back.tsx';

export interface OwnFundsProps {
  readonly userName: string;
  readonly options: PayoutOptions;
}

/** What can be paid out, and what would have to come back from vendors first. */
export function OwnFunds({ userName, options: { available, inVendors } }: OwnFundsProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const format = useMoneyFormat(currency);
  const isElsewhere = /[1-9]/.test(inVendors);
  return (
    <WalletHead
      size={isElsewhere ? 'large' : 'small'}
      label={t('withdraw.available')}
      amount={available}
      {...format}
      parts={isElsewhere ? [{ label: t('withdraw.atVendors'), amount: inVendors }] : []}
      concealed={useBalanceHidden()}
      onConcealedChange={setBalanceHidden}
      concealLabel={t('balance.hide')}
      revealLabel={t('balance.show')}
    >
      {isElsewhere ? (
        <BringBack userName={userName} label={t('withdraw.back', { amount: money(inVendors) })} />
      ) : null}
    </WalletHead>
  );
}
