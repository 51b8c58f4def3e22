import { useTranslation } from '@livery/web/texts/use-translation';
import { useInstrumentName } from '../../instruments/instrument-words.ts';
import { payoutLook } from '../../payout/payout-words.ts';
import { withdrawalStatuses, type WithdrawalFilter } from '../../record-filter.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { withdrawalsBy } from './record.tsx';

export interface WithdrawalsScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: WithdrawalFilter;
}

/** A member’s payouts as they were ordered, by how they stand; each leads to its order. */
export function WithdrawalsScreen({ userName, filter }: WithdrawalsScreenProps) {
  const { t } = useTranslation();
  const nameOf = useInstrumentName();
  return (
    <RecordScreen
      record={withdrawalsBy(nameOf)}
      userName={userName}
      filter={filter}
      inSight={{
        name: 'status',
        label: t('withdraw.status'),
        choices: withdrawalStatuses.map((value) => ({ value, label: t(payoutLook(value).text) })),
      }}
    />
  );
}
