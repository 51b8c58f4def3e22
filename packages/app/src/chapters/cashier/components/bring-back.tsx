import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { useToast } from '@livery/ui/toast';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { payoutsKey } from '../api/payouts.ts';
import { walletQuery } from '../api/wallet.ts';

interface BringBackProps {
  readonly userName: string;
  /** What it brings, in words. */
  readonly label: string;
}

/** Brings back what lies at vendors; a try of which nothing was heard is made once. */
export function BringBack({ userName, label }: BringBackProps) {
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
      {label}
    </Button>
  );
}
