import { List, ListRow } from '@livery/ui/list-row';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { RecordScreen } from '../../records/record-screen.tsx';
import {
  transactionChoices,
  type TransactionChoice,
  type TransactionFilter,
} from '../../record-filter.ts';
import { transactions } from './record.tsx';

const choiceText = {
  games: 'transactions.games',
  deposit: 'transactions.deposits',
  withdraw: 'transactions.withdrawals',
  rewards: 'transactions.rewards',
  wallets: 'transactions.transfers',
} as const satisfies Readonly<Record<TransactionChoice, TextKey>>;

const choices = Object.keys(choiceText) as readonly TransactionChoice[];

/** Sums of the same, for longer than a list is read, and orders that may not have moved anything yet. */
function OtherWays() {
  const { t } = useTranslation();
  return (
    <List>
      <ListRow
        icon="file"
        label={t('title.statement')}
        description={t('statement.about')}
        render={<Link to={pathTo('statement')} />}
      />
      <ListRow
        icon="deposit"
        label={t('title.deposits')}
        description={t('deposits.about')}
        render={<Link to={pathTo('deposits')} />}
      />
    </List>
  );
}

export interface TransactionsScreenProps {
  readonly userName: string;
  /** What the address asks for. */
  readonly filter: TransactionFilter;
  /** There are kinds that only agents get. */
  readonly isAgent: boolean;
  /** Guests have no statement, and pay nothing in. */
  readonly isGuest: boolean;
}

/** What went in and out of a member’s wallet, by its kinds. */
export function TransactionsScreen({
  userName,
  filter,
  isAgent,
  isGuest,
}: TransactionsScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      {isGuest ? null : <OtherWays />}
      <RecordScreen
        record={transactions}
        userName={userName}
        filter={filter}
        inSight={{
          name: 'types',
          label: t('transactions.kinds'),
          choices: [
            // In sight, because their own menu leads here with it.
            ...(isAgent ? [{ value: 'A', label: t('transactions.agent') }] : []),
            ...choices.map((choice) => ({
              value: transactionChoices[choice],
              label: t(choiceText[choice]),
            })),
          ],
        }}
      />
    </>
  );
}
