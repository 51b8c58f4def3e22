import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { useToast } from '@livery/ui/toast';
import { WalletHead } from '@livery/ui/wallet-head';
import { useMoney, useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { payoutsKey, type PayoutOptions } from '../api/payouts.ts';
import { walletQuery } from '../api/wallet.ts';
import { setBalanceHidden, useBalanceHidden } from '../balance-hidden.ts';

/** Brings back what lies at vendors; a try of which nothing was heard is made once. */
function BringBack({ userName, amount }: { userName: string; amount: string }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const toast = useToast();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const recall = async (): Promise<void> => {
    setBusy(true);
    try {
      const back = await call('recall', { body: {} }, { idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      toast.show({
        tone: 'success',
        text: t('withdraw.back.done', { amount: money(back.amount) }),
      });
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: payoutsKey(userName) }),
        queries.invalidateQueries({ queryKey: walletQuery(userName).queryKey }),
      ]);
      setBusy(false);
    }
  };
  return (
    <Button
      size="medium"
      variant="secondary"
      icon="refresh"
      loading={busy}
      onClick={() => void recall()}
    >
      {t('withdraw.back', { amount: money(amount) })}
    </Button>
  );
}

export interface OwnFundsProps {
  readonly userName: string;
  readonly options: PayoutOptions;
}

/** What can be paid out, and what would have to come back from vendors first. */
export function OwnFunds({ userName, options: { available, inVendors } }: OwnFundsProps) {
  const { t } = useTranslation();
  const format = useMoneyFormat(useMerchant().currency);
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
      {isElsewhere ? <BringBack userName={userName} amount={inVendors} /> : null}
    </WalletHead>
  );
}
