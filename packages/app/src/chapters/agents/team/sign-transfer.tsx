import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { DataList } from '@livery/ui/data-list';
import { TextLink } from '@livery/ui/link';
import { Message } from '@livery/ui/message';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import * as css from '../sheets.css.ts';
import type { useTransfer } from './use-transfer.ts';

const digits = 6;

export interface SignTransferProps {
  readonly account: string;
  readonly transfer: ReturnType<typeof useTransfer>;
}

/** What is about to be sent, and the six digits that send it. */
export function SignTransfer({ account, transfer }: SignTransferProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const [pin, setPin] = useState('');
  const { amount, busy, refusal, isOfPin } = transfer;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pin.length < digits) return;
    setPin('');
    void transfer.send(pin);
  };
  return (
    <form className={css.sheet} noValidate onSubmit={submit}>
      <DataList
        variant="plain"
        data={[
          { label: t('flag.AGETRANSDOWN3.to'), value: account },
          { label: t('move.amount'), value: money(amount), figures: true },
        ]}
      />
      <OneTimeCode
        pin
        label={t('withdraw.pin')}
        value={pin}
        disabled={busy}
        onValueChange={(next) => {
          setPin(next);
          if (refusal !== undefined && next !== '') transfer.forget();
        }}
        {...(isOfPin && refusal !== undefined ? { error: refusal } : {})}
      />
      {refusal === undefined || isOfPin ? null : <Message tone="danger">{refusal}</Message>}
      <div className={css.actions}>
        <Button type="submit" full loading={busy} disabled={pin.length < digits}>
          {t('flag.AGETRANSDOWN3.send', { amount: money(amount) })}
        </Button>
        <Button variant="secondary" full disabled={busy} onClick={() => transfer.review(false)}>
          {t('flag.AGETRANSDOWN3.change')}
        </Button>
      </div>
      <TextLink quiet render={<Link to={pathTo('paymentPassword')} />}>
        {t('withdraw.pin.forgot')}
      </TextLink>
    </form>
  );
}
