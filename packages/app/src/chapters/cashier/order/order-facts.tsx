import { DataList, type Datum } from '@livery/ui/data-list';
import { Surface } from '@livery/ui/surface';
import { CopyButton } from '@livery/ui/copy-button';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositOrder } from '../api/deposit-order.ts';
import { useRecordTimes } from '../records/use-record-times.ts';
import { isSome, netOfDeposit } from './order-words.ts';

/** All that somebody may be asked about it later. */
export function OrderFacts({ order, way }: { order: DepositOrder; way: string }) {
  const { t } = useTranslation();
  const { moment } = useRecordTimes();
  const money = useMoney(useMerchant().currency);
  const sum = (label: string, amount: string): readonly Datum[] =>
    isSome(amount) ? [{ label, value: money(amount), figures: true }] : [];
  return (
    <Surface pad="l">
      <DataList
        variant="plain"
        data={[
          { label: t('deposit.way'), value: way },
          { label: t('deposit.pay'), value: money(order.amount), figures: true },
          ...sum(t('deposit.fee'), order.fee),
          ...sum(t('order.received'), order.received),
          ...sum(t('order.net'), netOfDeposit(order)),
          { label: t('order.ordered'), value: moment(order.createdAt) },
          {
            label: t('order.reference'),
            value: <span translate="no">{order.reference}</span>,
            end: (
              <CopyButton
                value={order.reference}
                label={t('order.reference.copy')}
                doneLabel={t('copy_success')}
              />
            ),
          },
        ]}
      />
    </Surface>
  );
}
