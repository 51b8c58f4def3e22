import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useRecordTimes } from './use-record-times.ts';

/** What a record is written with: the words, the money and the times of the page. */
export function useRecordFormats() {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const { time, moment } = useRecordTimes();
  return { t, money, signed, time, moment };
}

export type RecordFormats = ReturnType<typeof useRecordFormats>;
