import { useState } from 'react';
import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { platformNow } from '#kernel/http/platform-clock.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { dayIn } from '@livery/web/texts/day-in';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { RecordDays } from '#kernel/time/record-days.ts';
import { DayField } from '#kernel/time/day-field.tsx';
import { rangeOf, ranges, type RangeName } from './ranges.ts';
import * as css from './statement.css.ts';

const rangeTexts = {
  month: 'records.days.month',
  quarter: 'statement.quarter',
  year: 'records.days.year',
} as const satisfies Readonly<Record<RangeName, TextKey>>;

const names = Object.keys(rangeTexts) as readonly RangeName[];

/** Which days the statement is of: usual ones, or any; they stand in the address. */
export function RangeChips({ days }: { readonly days: RecordDays }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const today = dayIn(useMerchant().timeZone, platformNow());
  const usual = rangeOf(days, today);
  const [isOwn, setOwn] = useState(usual === undefined);
  return (
    <div className={css.ranges}>
      <ChipGroup label={t('records.days')} labelHidden scrolling>
        {names.map((name) => (
          <FilterChip
            key={name}
            type="radio"
            name="range"
            checked={!isOwn && usual === name}
            onChange={() => {
              setOwn(false);
              narrow({ ...ranges[name](today) });
            }}
          >
            {t(rangeTexts[name])}
          </FilterChip>
        ))}
        <FilterChip
          type="radio"
          name="range"
          checked={isOwn || usual === undefined}
          onChange={() => setOwn(true)}
        >
          {t('statement.own')}
        </FilterChip>
      </ChipGroup>
      {isOwn || usual === undefined ? (
        <DayField
          days={days}
          onChange={(chosen) => {
            setOwn(true);
            narrow({ ...chosen });
          }}
        />
      ) : null}
    </div>
  );
}
