import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { depositMethodsQuery } from '../../api/deposit-methods.ts';
import { depositLook } from '../../order/order-words.ts';
import { RecordScreen } from '../../records/record-screen.tsx';
import { depositStatuses, type DepositFilter } from '../../record-filter.ts';
import { depositsBy } from './record.tsx';

export interface DepositsScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: DepositFilter;
}

/** A member’s deposits as they were ordered, by how they stand; each leads to its order. */
export function DepositsScreen({ userName, filter }: DepositsScreenProps) {
  const { t } = useTranslation();
  // Names of ways alone: a list is whole without them.
  const { data } = useQuery(depositMethodsQuery(userName));
  const names = new Map(data?.methods.map(({ id, name }) => [id, name]));
  return (
    <RecordScreen
      record={depositsBy(names)}
      userName={userName}
      filter={filter}
      inSight={{
        name: 'status',
        label: t('deposits.status'),
        choices: depositStatuses.map((value) => ({ value, label: t(depositLook(value).text) })),
      }}
    />
  );
}
