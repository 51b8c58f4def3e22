import type { UseQueryResult } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { StatCard } from '@livery/ui/stat-card';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';
import type { Profit } from '../api/reports.ts';
import { AsOf } from '../components/as-of.tsx';
import * as css from '../agents.css.ts';

export interface OverviewFiguresProps {
  readonly money: UseQueryResult<Profit>;
  readonly people: UseQueryResult<Reply<'teamKpi'>>;
}

/** Turnover, what stayed, and how many people it was. */
export function OverviewFigures({ money: played, people }: OverviewFiguresProps) {
  const { t, language } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const count = new Intl.NumberFormat(language);
  const { data, error, isFetching, refetch } = played;
  if (error && !data)
    return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const sums = data?.footer;
  const who = people.data?.footer;
  const figure = (value: number | undefined): string =>
    value === undefined ? '–' : count.format(value);
  const isAsked = who === undefined && !people.error;
  return (
    <div className={css.part}>
      <div className={css.figures}>
        <StatCard label={t('flag.AGENCY3.valid')} value={money(sums?.valid ?? '0')} busy={!sums} />
        <StatCard label={t('flag.AGENCY3.net')} value={signed(sums?.net ?? '0')} busy={!sums} />
        <StatCard
          label={t('flag.AGENCY3.count.bet')}
          value={figure(who?.teamBetMemberCount)}
          busy={isAsked}
        />
        <StatCard
          label={t('flag.AGENCY3.count.register')}
          value={figure(who?.teamRegisterMemberCount)}
          busy={isAsked}
        />
      </div>
      {data ? <AsOf at={data.asOf} /> : null}
    </div>
  );
}
