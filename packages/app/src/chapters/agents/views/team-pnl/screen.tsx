import { useQuery } from '@tanstack/react-query';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { daysIn } from '#kernel/time/record-days.ts';
import { useRecordDays } from '#kernel/time/day-field.tsx';
import { pnlQuery, type Profit } from '../../api/reports.ts';
import { ReportDays } from '../../components/report-days.tsx';
import * as css from '../../agents.css.ts';
import { groupIn, reportGroups } from '../../reports/report-groups.ts';
import { ReportExport } from '../../reports/report-export.tsx';
import { ReportTable } from '../../reports/report-table.tsx';

export interface TeamPnlScreenProps {
  readonly userName: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What the team staked and won, and what of it stayed; nobody's loss is cheered. */
export function TeamPnlScreen({ userName, params }: TeamPnlScreenProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const days = useRecordDays(daysIn(params) ?? {});
  const group = groupIn(params['group']);
  const answer = useQuery(pnlQuery(userName, { ...days, group, pageSize: 100 }));
  return (
    <div className={css.page}>
      <ReportDays days={days} group={group} groups={reportGroups}>
        <ReportExport report="pnl" query={{ ...days, group }} />
      </ReportDays>
      <ReportTable<Profit['list'][number], Profit['footer']>
        caption={t('flag.AGENCY3.pnl')}
        head={t(reportGroups[group])}
        answer={answer}
        figures={[
          { key: 'valid', label: t('flag.AGENCY3.valid'), text: ({ valid }) => money(valid) },
          { key: 'net', label: t('flag.AGENCY3.net'), text: ({ net }) => signed(net) },
          {
            key: 'staked',
            label: t('flag.AGENCY3.staked'),
            text: ({ staked }) => money(staked),
            folds: true,
          },
          { key: 'won', label: t('flag.AGENCY3.won'), text: ({ won }) => money(won), folds: true },
          {
            key: 'rebates',
            label: t('flag.AGENCY3.rebates'),
            text: ({ rebates }) => money(rebates),
            folds: true,
          },
          {
            key: 'bonuses',
            label: t('flag.AGENCY3.bonuses'),
            text: ({ bonuses }) => money(bonuses),
            folds: true,
          },
        ]}
      />
    </div>
  );
}
