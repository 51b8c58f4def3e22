import { useState, type FormEvent, type ReactNode } from 'react';
import { AmountField } from '@livery/ui/amount-field';
import { Button } from '@livery/ui/button';
import { FactStrip } from '@livery/ui/fact-strip';
import { Message } from '@livery/ui/message';
import { Text } from '@livery/ui/text';
import { useMoney, useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PayoutOptions } from '../api/payouts.ts';
import * as css from '../deposit/deposit.css.ts';
import { quoteOf } from '../deposit/quote.ts';
import { useInstrumentName } from '../instruments/instrument-words.ts';
import { InstrumentChoice } from './instrument-choice.tsx';
import { PinSheet } from '../signing/pin-sheet.tsx';
import { useUsual } from './payout-words.ts';
import { mostAtOnce, usePayoutFlow } from './use-payout-flow.ts';

export interface PayoutFormProps {
  readonly userName: string;
  readonly options: PayoutOptions;
  /** What stands over it. */
  readonly children: ReactNode;
}

/** Where to, how much, what it comes to, and then the six digits. */
export function PayoutForm({ userName, options, children }: PayoutFormProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const format = useMoneyFormat(currency);
  const nameOf = useInstrumentName();
  const usual = useUsual();
  const flow = usePayoutFlow(userName, options);
  const [isMissed, setMissed] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const { chosen, amount } = flow;
  const most = mostAtOnce(options);
  const get = t('withdraw.get');
  const quote = quoteOf(options, amount === '' ? '0' : amount);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (flow.isSound) setSigning(true);
    else setMissed(true);
  };
  const button = t('withdraw.button', { amount: money(amount === '' ? '0' : amount) });
  return (
    <form className={css.page} noValidate onSubmit={submit}>
      {children}
      <InstrumentChoice instruments={options.instruments} chosen={chosen} choose={flow.choose} />
      {isMissed && chosen === undefined ? (
        <Message tone="danger">{t('withdraw.card.waits')}</Message>
      ) : null}
      <AmountField
        label={t('withdraw.amount')}
        {...format}
        currency={currency}
        value={amount}
        min={options.min}
        max={most}
        quick={[most]}
        quickLabel={t('withdraw.all')}
        rangeLabel={(min = '', max = '') => t('withdraw.between', { min, max })}
        faultLabel={(fault, bound) =>
          fault === 'most'
            ? t('withdraw.most', { max: bound })
            : t('withdraw.least', { min: bound })
        }
        {...(isMissed && amount === '' ? { error: t('withdraw.amount.missing') } : {})}
        onValueChange={flow.setAmount}
      />
      {flow.isSound ? (
        <FactStrip
          main={get}
          facts={[
            { label: t('withdraw.leaves'), value: money(amount) },
            {
              label: t('withdraw.fee'),
              value: /[1-9]/.test(quote.fee) ? money(quote.fee) : t('withdraw.fee.none'),
            },
            { label: get, value: money(quote.credit) },
          ]}
        />
      ) : null}
      {options.usual ? <Text tone="soft">{usual(options.usual.seconds)}</Text> : null}
      <div className={css.action}>
        <Button type="submit" full>
          {flow.isSound ? button : t('withdraw.button.bare')}
        </Button>
      </div>
      <PinSheet
        open={isSigning}
        onClose={() => {
          setSigning(false);
          flow.forgive();
        }}
        title={button}
        {...(chosen ? { description: nameOf(chosen) } : {})}
        busy={flow.busy}
        refusal={flow.refusal}
        onTry={flow.forgive}
        onSubmit={(pin) => void flow.order(pin)}
      />
    </form>
  );
}
