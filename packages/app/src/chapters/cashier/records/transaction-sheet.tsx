import { Receipt } from '@livery/ui/receipt';
import { Sheet } from '@livery/ui/sheet';
import { compareDecimals } from '@livery/ui/money';
import { useMoney, useSignedMoney } from '#kernel/i18n/money.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Transaction } from '../api/transactions.ts';
import { kindOf } from './transaction-kinds.ts';
import { useRecordTimes } from './use-record-times.ts';

export interface TransactionSheetProps {
  readonly transaction: Transaction;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All that is known of one movement of money. */
export function TransactionSheet({ transaction, open, onClose }: TransactionSheetProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const signed = useSignedMoney(useMerchant().currency);
  const { moment } = useRecordTimes();
  const { type, amount, balance, at, id } = transaction;
  const isIn = compareDecimals(amount, '0') > 0;
  return (
    <Sheet open={open} onClose={onClose} title={t('transactions.one')}>
      <Receipt
        title={t(kindOf(type).text)}
        amount={signed(amount)}
        status={{
          label: isIn ? t('transactions.in') : t('transactions.out'),
          tone: isIn ? 'success' : 'neutral',
          icon: isIn ? 'down' : 'up',
        }}
        facts={[
          { label: t('records.time'), value: moment(at) },
          { label: t('transactions.balance'), value: money(balance), figures: true },
        ]}
        number={{
          label: t('records.number'),
          value: id,
          copyLabel: t('records.number.copy'),
          copiedLabel: t('copy_success'),
        }}
      />
    </Sheet>
  );
}
