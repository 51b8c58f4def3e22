import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { DayField, useRecordDays } from '#kernel/time/day-field.tsx';
import { daysIn } from '#kernel/time/record-days.ts';
import { pnlQuery } from '../../api/reports.ts';
import { kpiQuery } from '../../api/team.ts';
import * as css from '../../agents.css.ts';
import { BestBranches } from '../../overview/best-branches.tsx';
import { DayChart } from '../../overview/day-chart.tsx';
import { OverviewFigures } from '../../overview/overview-figures.tsx';
import { Shares } from '../../overview/shares.tsx';

export interface TeamOverviewScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What the team did in some days: in figures, by day, by category, and whose branch did most. */
export function TeamOverviewScreen({ userName, params }: TeamOverviewScreenProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const days = useRecordDays(daysIn(params) ?? {});
  const ask = (group: 'day' | 'category' | 'branch') =>
    pnlQuery(userName, { ...days, group, pageSize: 100 });
  const byDay = useQuery(ask('day'));
  const byCategory = useQuery(ask('category'));
  const byBranch = useQuery(ask('branch'));
  const people = useQuery(kpiQuery(userName, days));
  return (
    <div className={css.page}>
      <div className={css.part}>
        <DayField days={days} onChange={(chosen) => narrow({ ...chosen })} />
      </div>
      <OverviewFigures money={byDay} people={people} />
      <DayChart label={t('flag.AGENCY3.chart')} answer={byDay} />
      <Shares answer={byCategory} />
      <BestBranches answer={byBranch} />
    </div>
  );
}
