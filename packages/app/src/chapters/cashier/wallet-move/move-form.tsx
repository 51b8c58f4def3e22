import { useState, type FormEvent } from 'react';
import { AmountField } from '@livery/ui/amount-field';
import { Button } from '@livery/ui/button';
import { Callout } from '@livery/ui/callout';
import { Message } from '@livery/ui/message';
import { Segmented } from '@livery/ui/segmented';
import { Select } from '@livery/ui/select';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { ApiError } from '@livery/web/http/api-error';
import { useMoney, useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { WayToProof } from '../components/way-to-proof.tsx';
import * as css from '../deposit/deposit.css.ts';
import { useMove, type Direction, type MoveSource } from './use-move.ts';

const directions = [
  { value: 'out', text: 'move.out' },
  { value: 'back', text: 'move.back' },
] as const;

const doneTexts = { out: 'move.done.out', back: 'move.done.back' } as const;

/** Why nothing was moved; who has to prove who they are is led there. */
function Refused({ refusal }: { readonly refusal: unknown }) {
  const { t } = useTranslation();
  if (refusal === undefined) return null;
  if (refusal instanceof ApiError && refusal.code === 'kyc.required')
    return (
      <Callout icon="verified" title={t('move.unproven')} action={<WayToProof />}>
        {t('move.unproven.line')}
      </Callout>
    );
  return <Message tone="danger">{errorText(refusal, t)}</Message>;
}

export type MoveFormProps = Omit<MoveSource, 'onMoved'>;

/** Which way, which studio, how much: nothing is chosen that has to be undone. */
export function MoveForm({ userName, cash, studios }: MoveFormProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const format = useMoneyFormat(currency);
  const toast = useToast();
  const [isMissed, setMissed] = useState(false);
  const move = useMove({
    userName,
    cash,
    studios,
    onMoved: ({ studio, direction, amount }) => {
      setMissed(false);
      toast.show({
        tone: 'success',
        text: t(doneTexts[direction], { amount: money(amount), studio: studio.displayName }),
      });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (move.isSound) void move.send();
    else setMissed(true);
  };
  const { studio, amount, most } = move;
  return (
    <form className={css.part} noValidate onSubmit={submit}>
      <Segmented<Direction>
        label={t('move.way')}
        options={directions.map(({ value, text }) => ({ value, label: t(text) }))}
        value={move.direction}
        onValueChange={move.turn}
      />
      {studio === undefined ? (
        <Text tone="soft">{t('move.back.none')}</Text>
      ) : (
        <>
          <Select
            label={t('move.studio')}
            value={studio.vendor}
            disabled={move.busy}
            options={move.studios.map(({ vendor, displayName, balance }) => ({
              value: vendor,
              label: /[1-9]/.test(balance)
                ? t('move.studio.with', { studio: displayName, amount: money(balance) })
                : displayName,
            }))}
            onChange={({ target }) => move.choose(target.value)}
          />
          <AmountField
            label={t('move.amount')}
            {...format}
            currency={currency}
            value={amount}
            max={most}
            quick={/[1-9]/.test(most) ? [most] : []}
            quickLabel={t('move.all')}
            rangeLabel={(_, max = '') => t('move.most', { max })}
            faultLabel={(_, max) => t('move.most', { max })}
            {...(isMissed && !/[1-9]/.test(amount) ? { error: t('move.amount.missing') } : {})}
            onValueChange={move.setAmount}
          />
          <Refused refusal={move.refusal} />
          <Button type="submit" full loading={move.busy}>
            {move.isSound ? t('move.button', { amount: money(amount) }) : t('move.button.bare')}
          </Button>
        </>
      )}
    </form>
  );
}
