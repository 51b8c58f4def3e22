import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@livery/ui/empty-state';
import { SkeletonRows } from '@livery/ui/skeleton';
import { StatCard } from '@livery/ui/stat-card';
import { Table } from '@livery/ui/table';
import { Text } from '@livery/ui/text';
import { compareDecimals } from '@livery/ui/money';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { daysIn } from '#kernel/time/record-days.ts';
import { incomeQuery, type Income, type IncomeGroup } from '../../api/rebate.ts';
import { ReportDays } from '../../components/report-days.tsx';
import * as css from '../../agents.css.ts';
import { ReportExport } from '../../reports/report-export.tsx';
import { useIncomeName } from '../../rates/use-income-name.ts';

const groups: Readonly<Record<IncomeGroup, TextKey>> = {
  day: 'flag.AGENCY3.by.day',
  branch: 'flag.AGENCY3.by.branch',
  category: 'flag.AGENCY3.by.category',
};

const groupIn = (text: string | undefined): IncomeGroup =>
  text !== undefined && Object.hasOwn(groups, text) ? (text as IncomeGroup) : 'day';

export interface RebateIncomeScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What rebates brought, by day, by branch or by category; what is not closed is an estimate. */
export function RebateIncomeScreen({ userName, params }: RebateIncomeScreenProps) {
  const days = useRecordDays(daysIn(params) ?? {});
  const group = groupIn(params['group']);
  const { data, error, isFetching, refetch } = useQuery(
    incomeQuery(userName, { ...days, group, pageSize: 100 }),
  );
  return (
    <div className={css.page}>
      <ReportDays days={days} group={group} groups={groups}>
        <ReportExport report="income" query={{ ...days, group }} />
      </ReportDays>
      {data ? <IncomeOf income={data} group={group} /> : null}
      {!data && error ? (
        <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div className={css.part}>
          <SkeletonRows count={6} height="list" />
        </div>
      ) : null}
    </div>
  );
}

interface IncomeOfProps {
  readonly income: Income;
  readonly group: IncomeGroup;
}

function IncomeOf({ income: { list, footer }, group }: IncomeOfProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const nameOf = useIncomeName();
  if (list.length === 0) return <EmptyState icon="percent" title={t('flag.AGENCY3.income.none')} />;
  const isOpen = compareDecimals(footer.estimate, '0') !== 0;
  return (
    <div className={css.report}>
      <div className={css.part}>
        <div className={css.figures}>
          <StatCard label={t('flag.AGENCY3.income')} value={money(footer.amount)} />
          {isOpen ? (
            <StatCard label={t('flag.AGENCY3.income.estimate')} value={money(footer.estimate)} />
          ) : null}
        </div>
        {isOpen ? <Text tone="soft">{t('flag.AGENCY3.income.estimate.line')}</Text> : null}
      </div>
      <Table
        caption={t('flag.AGENCY3.income')}
        captionHidden
        columns={[
          { key: 'name', label: t(groups[group]), cell: nameOf },
          {
            key: 'valid',
            label: t('flag.AGENCY3.valid'),
            cell: ({ valid }) => money(valid),
            numeric: true,
          },
          {
            key: 'amount',
            label: t('flag.AGENCY3.income'),
            cell: ({ amount }) => money(amount),
            numeric: true,
          },
        ]}
        rows={list}
        keyOf={({ day, category, branch, rounding }) =>
          [day, category, branch?.id, rounding].join(' ')
        }
        foot={{
          name: t('flag.AGENCY3.sum'),
          valid: money(footer.valid),
          amount: money(footer.amount),
        }}
      />
    </div>
  );
}
