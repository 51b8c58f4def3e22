import { useQuery } from '@tanstack/react-query';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { daysIn } from '#kernel/time/record-days.ts';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { betsQuery, type Bets } from '../../api/reports.ts';
import { ReportDays } from '../../components/report-days.tsx';
import * as css from '../../agents.css.ts';
import { groupIn, reportGroups } from '../../reports/report-groups.ts';
import { ReportExport } from '../../reports/report-export.tsx';
import { ReportTable } from '../../reports/report-table.tsx';

export interface TeamBettingScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

/** How much the team played, and on what: by sums, never bet by bet. */
export function TeamBettingScreen({ userName, params }: TeamBettingScreenProps) {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const count = new Intl.NumberFormat(language);
  const days = useRecordDays(daysIn(params) ?? {});
  const group = groupIn(params['group']);
  const answer = useQuery(betsQuery(userName, { ...days, group, pageSize: 100 }));
  return (
    <div className={css.page}>
      <ReportDays days={days} group={group} groups={reportGroups}>
        <ReportExport report="bets" query={{ ...days, group }} />
      </ReportDays>
      <ReportTable<Bets['list'][number], Bets['footer']>
        caption={t('flag.AGENCY3.bets')}
        head={t(reportGroups[group])}
        answer={answer}
        figures={[
          {
            key: 'rounds',
            label: t('flag.AGENCY3.rounds'),
            text: ({ rounds }) => count.format(rounds),
          },
          { key: 'staked', label: t('flag.AGENCY3.staked'), text: ({ staked }) => money(staked) },
          {
            key: 'valid',
            label: t('flag.AGENCY3.valid'),
            text: ({ valid }) => money(valid),
            folds: true,
          },
          { key: 'won', label: t('flag.AGENCY3.won'), text: ({ won }) => money(won), folds: true },
        ]}
      />
    </div>
  );
}
