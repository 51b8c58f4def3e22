import type { UseQueryResult } from '@tanstack/react-query';
import { BarChart } from '@livery/ui/chart';
import { useMoney, useShortMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import type { Profit } from '../api/reports.ts';
import { NobodyPlayed } from '../components/nobody-played.tsx';

export interface DayChartProps {
  readonly label: string;
  readonly answer: UseQueryResult<Profit>;
}

/** Turnover day by day, oldest first; it can be read as a table. */
export function DayChart({ label, answer: { data, error } }: DayChartProps) {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const short = useShortMoney(currency);
  const names = useDayNames();
  // What is asked for stands above, and says what is wrong.
  if (error && !data) return null;
  const days = data?.list.toSorted((one, other) => one.key.localeCompare(other.key)) ?? [];
  return (
    <BarChart
      label={label}
      points={days.map(({ key }) => key)}
      series={[{ name: t('flag.AGENCY3.valid'), values: days.map(({ valid }) => Number(valid)) }]}
      formatPoint={(point, place) =>
        place === 'axis' ? names.number(String(point)) : names.weekday(String(point))
      }
      formatValue={(value, place) => (place === 'axis' ? short(`${value}`) : money(`${value}`))}
      labels={{
        point: t('flag.AGENCY3.by.day'),
        table: t('flag.AGENCY3.chart.table'),
        none: '–',
      }}
      busy={!data}
      empty={<NobodyPlayed />}
    />
  );
}
