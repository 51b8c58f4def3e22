import { Sparkline } from '@livery/ui/sparkline';
import { StatCard } from '@livery/ui/stat-card';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Transaction } from '../../api/transactions.ts';
import * as css from '../../records/records.css.ts';

/** More would be a blur. */
const mostSpots = 60;

/** The balance after the last of these movements, and how it came there. */
export function BalanceWay({ rows }: { rows: readonly Transaction[] }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const shown = rows.slice(0, mostSpots).toReversed();
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return null;
  return (
    <StatCard
      className={css.way}
      label={t('transactions.balance')}
      value={money(last.balance)}
      chart={
        shown.length > 1 ? (
          <Sparkline
            tone="neutral"
            values={shown.map(({ balance }) => Number(balance))}
            label={t('transactions.way', { from: money(first.balance), to: money(last.balance) })}
          />
        ) : undefined
      }
    />
  );
}
