import { useTranslation } from '@livery/web/texts/use-translation';
import { outcomeText } from './bet-status.ts';
import type { RecordChoice } from '../../records/record-filter-part.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { betStatuses, type BetFilter } from '../../record-filter.ts';
import { betRecord } from './record.tsx';

export interface BetRecordScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: BetFilter;
  readonly categories: readonly RecordChoice[];
  /** Who has games of the chosen category. */
  readonly vendors: readonly RecordChoice[];
}

/** A member’s rounds, by category, by what came of them and by whose games they were. */
export function BetRecordScreen({ userName, filter, categories, vendors }: BetRecordScreenProps) {
  const { t } = useTranslation();
  return (
    <RecordScreen
      record={betRecord}
      userName={userName}
      filter={filter}
      inSight={{
        name: 'gameCategory',
        label: t('flag.TRANSBETREPMEM3.category'),
        choices: categories,
        clears: 'vendor',
      }}
      more={[
        {
          name: 'status',
          label: t('flag.TRANSBETREPMEM3.status'),
          choices: betStatuses.map((value) => ({ value, label: t(outcomeText[value]) })),
        },
        {
          name: 'vendor',
          label: t('flag.TRANSBETREPMEM3.vendor'),
          choices: vendors.map(({ value, label }) => ({ value, label: <bdi>{label}</bdi> })),
        },
      ]}
    />
  );
}
