import type { ReactNode } from 'react';
import { Segmented } from '@livery/ui/segmented';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { DayField } from '#kernel/time/day-field.tsx';
import type { RecordDays } from '#kernel/time/record-days.ts';
import * as css from '../agents.css.ts';

export interface ReportDaysProps<Group extends string> {
  readonly days: RecordDays;
  readonly group: Group;
  /** What the rows can be of, in the order of their names. */
  readonly groups: Readonly<Record<Group, TextKey>>;
  /** What else can be done with the report. */
  readonly children?: ReactNode;
}

/** Which days, and by what; both stand in the address. */
export function ReportDays<Group extends string>({
  days,
  group,
  groups,
  children,
}: ReportDaysProps<Group>) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const names = Object.keys(groups) as Group[];
  return (
    <div className={css.part}>
      <DayField days={days} onChange={(chosen) => narrow({ group, ...chosen })} />
      <Segmented
        label={t('flag.AGENCY3.by')}
        value={group}
        options={names.map((value) => ({ value, label: t(groups[value]) }))}
        onValueChange={(chosen) => narrow({ ...days, group: chosen })}
      />
      {children}
    </div>
  );
}
