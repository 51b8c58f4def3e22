import { Button } from '@livery/ui/button';
import { Stack } from '@livery/ui/stack';
import { EmptyState } from '@livery/ui/empty-state';
import type { IconName } from '@livery/ui/icon';
import { usualRanges } from '@livery/ui/date-range-picker';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import type { RecordDays } from '#kernel/time/record-days.ts';

export interface NoRecordsProps {
  readonly icon: IconName;
  /** By more than by days. */
  readonly isNarrowed: boolean;
  /** The days that the address names. */
  readonly days: Partial<RecordDays>;
}

/** Nothing in these days: looks further back, or drops what narrows; whoever looks for money is not sent to play. */
export function NoRecords({ icon, isNarrowed, days: { startDate, endDate } }: NoRecordsProps) {
  const { t } = useTranslation();
  const { timeZone } = useMerchant();
  const narrow = useNarrow();
  const { from, to } = usualRanges.last(365)(dayIn(timeZone, platformNow()));
  const isYear = startDate !== undefined && startDate <= from;
  return (
    <EmptyState
      icon={icon}
      title={isNarrowed ? t('records.none.such') : t('records.none')}
      description={t('records.none.hint')}
      action={
        <Stack>
          {isNarrowed ? (
            <Button
              size="medium"
              variant="secondary"
              onClick={() => narrow({ startDate, endDate })}
            >
              {t('records.none.all')}
            </Button>
          ) : null}
          {isYear || isNarrowed ? null : (
            <Button
              size="medium"
              variant="secondary"
              onClick={() => narrow({ startDate: from, endDate: to })}
            >
              {t('records.none.year')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
