import { AmountField } from '@livery/ui/amount-field';
import { digitsOf, TextField } from '@livery/ui/text-field';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { LimitType } from '../api/responsible-play.ts';

export interface LimitFieldProps {
  readonly type: LimitType;
  readonly currency: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Free to type, without anything that is proposed: minutes of time, money of all else. */
export function LimitField({ type, currency, value, error, onChange }: LimitFieldProps) {
  const { t } = useTranslation();
  const { locale, symbol } = useMoneyFormat(currency);
  return type === 'time' ? (
    <TextField
      label={t('setLimit.minutes')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value}
      error={error}
      onChange={(event) => onChange(digitsOf(event.target.value).replace(/^0+/, ''))}
    />
  ) : (
    <AmountField
      label={t('setLimit.amount')}
      {...{ locale, currency, symbol, value, error }}
      autoComplete="off"
      onValueChange={onChange}
    />
  );
}
