import type { ReactNode } from 'react';
import { WalletHead } from '@livery/ui/wallet-head';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useWallet } from '../api/wallet.ts';
import { setBalanceHidden, useBalanceHidden } from '../balance-hidden.ts';

interface OwnMoneyProps {
  readonly userName: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The balance on a line of its own, behind the eye that hides it everywhere. */
export function OwnMoney({ userName, children }: OwnMoneyProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { data } = useWallet(userName);
  const format = useMoneyFormat(data?.currency ?? currency);
  return (
    <WalletHead
      size="small"
      label={t('balance.label')}
      amount={data?.sumBalance}
      {...format}
      concealed={useBalanceHidden()}
      onConcealedChange={setBalanceHidden}
      concealLabel={t('balance.hide')}
      revealLabel={t('balance.show')}
    >
      {children}
    </WalletHead>
  );
}
