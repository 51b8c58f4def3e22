import { transactionFilterOf } from '../../record-filter.ts';
import { TransactionsScreen } from './screen.tsx';
import type { PageProps } from '#kernel/routing/route.ts';
import { hasAgentCenter, isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';

/** What went in and out. */
export function TransactionsPage({ params }: PageProps) {
  const session = useSession();
  return (
    session && (
      <TransactionsScreen
        userName={session.userName}
        filter={transactionFilterOf(params)}
        isAgent={hasAgentCenter(session.type)}
        isGuest={isGuest(session.type)}
      />
    )
  );
}
