import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@livery/ui/empty-state';
import { List, ListRow } from '@livery/ui/list-row';
import { Pagination } from '@livery/ui/pagination';
import { Sheet } from '@livery/ui/sheet';
import { SkeletonRows } from '@livery/ui/skeleton';
import { StatCard } from '@livery/ui/stat-card';
import { Tag } from '@livery/ui/tag';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import type { RecordDays } from '#kernel/time/record-days.ts';
import * as css from '../agents.css.ts';
import { paysQuery, type ContractKind, type ContractPay } from '../api/contracts.ts';
import { Period } from './period.tsx';
import { usePeriodName } from './use-period-name.ts';

export interface PayListProps {
  readonly userName: string;
  readonly kind: ContractKind;
  readonly days: RecordDays;
}

/** What contracts of a kind paid, period by period; a press adds one up. */
export function PayList({ userName, kind, days }: PayListProps) {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const nameOf = usePeriodName();
  const [pageNo, turnTo] = useState(1);
  const [shown, show] = useState<{ readonly pay: ContractPay; readonly open: boolean }>();
  const { data, error, isFetching, refetch } = useQuery(
    paysQuery(userName, kind, { ...days, pageNo }),
  );
  if (data === undefined)
    return error ? (
      <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className={css.part}>
        <SkeletonRows count={4} height="list" />
      </div>
    );
  const rows = data ? [...(data.current ? [data.current] : []), ...data.list] : [];
  if (!data || rows.length === 0)
    return <EmptyState icon="coins" title={t('flag.AGECONTRACT3.pays.none')} />;
  return (
    <div className={css.report}>
      <div className={css.part}>
        <StatCard label={t('flag.AGECONTRACT3.pays')} value={money(data.footer.amount)} />
      </div>
      <List aria-label={t('flag.AGECONTRACT3.pays')}>
        {rows.map((pay) => (
          <ListRow
            key={`${pay.from} ${pay.hour ?? ''}`}
            label={nameOf(pay)}
            value={money(pay.amount)}
            badge={pay.estimate ? <Tag>{t('flag.AGENCY3.income.estimate')}</Tag> : null}
            aria-haspopup="dialog"
            onClick={() => show({ pay, open: true })}
          />
        ))}
      </List>
      {data.totalPages > 1 ? (
        <Pagination
          page={pageNo}
          count={data.totalPages}
          label={t('flag.AGECONTRACT3.pays')}
          locale={language}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          pageLabel={(number) => t('flag.AGENCY3.page', { number })}
          onPageChange={turnTo}
        />
      ) : null}
      {shown ? (
        <Sheet
          open={shown.open}
          onClose={() => show({ ...shown, open: false })}
          title={nameOf(shown.pay)}
        >
          <Period kind={kind} pay={shown.pay} />
        </Sheet>
      ) : null}
    </div>
  );
}
