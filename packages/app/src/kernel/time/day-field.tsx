import { DateRangePicker, usualRanges } from '@livery/ui/date-range-picker';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { usualDays, type RecordDays } from './record-days.ts';

/** Nobody has a record of before. */
const firstDay = '2020-01-01';

/** The days that are looked at: those of the address, or a week. */
export function useRecordDays(chosen: Partial<RecordDays>): RecordDays {
  const { timeZone } = useMerchant();
  const { startDate, endDate } = { ...usualDays(dayIn(timeZone, platformNow())), ...chosen };
  return { startDate, endDate };
}

export interface DayFieldProps {
  readonly days: RecordDays;
  readonly onChange: (days: RecordDays) => void;
}

/** Which days the record is of, where the merchant is. */
export function DayField({ days, onChange }: DayFieldProps) {
  const { t, language } = useTranslation();
  const today = dayIn(useMerchant().timeZone, platformNow());
  return (
    <DateRangePicker
      label={t('records.days')}
      locale={language}
      min={firstDay}
      max={today}
      today={today}
      value={{ from: days.startDate, to: days.endDate }}
      onValueChange={({ from, to }) => onChange({ startDate: from, endDate: to })}
      presets={[
        { label: t('records.days.today'), range: usualRanges.today },
        { label: t('records.days.yesterday'), range: usualRanges.yesterday },
        { label: t('records.days.week'), range: usualRanges.last(7) },
        { label: t('records.days.month'), range: usualRanges.last(30) },
        { label: t('records.days.thisMonth'), range: usualRanges.thisMonth },
        { label: t('records.days.lastMonth'), range: usualRanges.lastMonth },
        { label: t('records.days.year'), range: usualRanges.last(365) },
      ]}
      labels={{
        choose: t('records.days.choose'),
        done: t('records.days.done'),
        presets: t('records.days.usual'),
        none: t('records.days.none'),
      }}
    />
  );
}
