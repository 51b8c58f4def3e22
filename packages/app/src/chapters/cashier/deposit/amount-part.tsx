import { AmountField, type AmountFieldProps } from '@livery/ui/amount-field';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { NoRoom, RoomLine } from './room-line.tsx';
import type { DepositFlow } from './use-deposit-flow.ts';

export interface AmountPartProps extends Pick<AmountFieldProps, 'size'> {
  readonly flow: DepositFlow;
  /** Asked to go on without an amount that can be paid in. */
  readonly isMissed: boolean;
}

/** How much: typed, or one of what the way offers; nothing is chosen before somebody does. */
export function AmountPart({ flow, isMissed, size = 'medium' }: AmountPartProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const format = useMoneyFormat(currency);
  const { method, room, amount, most } = flow;
  return (
    <>
      <AmountField
        label={t('deposit.amount')}
        {...format}
        currency={currency}
        size={size}
        value={amount}
        disabled={!flow.hasRoom}
        min={method.min}
        max={most}
        quick={method.presets}
        quickLabel={t('deposit.presets')}
        rangeLabel={(min = '', max = '') => t('deposit.between', { min, max })}
        faultLabel={(fault, bound) =>
          fault === 'most'
            ? t(most === method.max ? 'deposit.most' : 'deposit.most.limit', { max: bound })
            : t('deposit.least', { min: bound })
        }
        {...(isMissed && amount === '' ? { error: t('deposit.amount.missing') } : {})}
        onValueChange={flow.setAmount}
      />
      {room && !flow.hasRoom ? <NoRoom room={room} /> : <RoomLine room={room} />}
    </>
  );
}
