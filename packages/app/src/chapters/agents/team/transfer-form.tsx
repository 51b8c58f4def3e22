import { useState, type FormEvent } from 'react';
import { AmountField } from '@livery/ui/amount-field';
import { Button } from '@livery/ui/button';
import { Text } from '@livery/ui/text';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from '../sheets.css.ts';
import { SignTransfer } from './sign-transfer.tsx';
import { useTransfer } from './use-transfer.ts';

export interface TransferFormProps {
  readonly account: string;
  readonly onDone: () => void;
}

/** How much, and then the same once more with the payment password: nobody takes it back. */
export function TransferForm({ account, onDone }: TransferFormProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { locale, symbol } = useMoneyFormat(currency);
  const transfer = useTransfer(account, onDone);
  const [isMissed, miss] = useState(false);
  if (transfer.isReviewed) return <SignTransfer account={account} transfer={transfer} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    miss(!transfer.isSound);
    transfer.review(transfer.isSound);
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <Text tone="soft">{t('flag.AGETRANSDOWN3.line')}</Text>
      <AmountField
        label={t('move.amount')}
        {...{ locale, currency, symbol }}
        autoComplete="off"
        value={transfer.amount}
        onValueChange={transfer.setAmount}
        {...(isMissed && !transfer.isSound ? { error: t('move.amount.missing') } : {})}
      />
      <Button type="submit" full>
        {t('flag.AGETRANSDOWN3.review')}
      </Button>
    </form>
  );
}
