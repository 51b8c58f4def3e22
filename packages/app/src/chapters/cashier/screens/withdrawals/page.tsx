import type { PageProps } from '#kernel/routing/route.ts';
import { useSession } from '#kernel/session/session.ts';
import { withdrawalFilterOf } from '../../record-filter.ts';
import { WithdrawalsScreen } from './screen.tsx';

/** What was ordered to be paid out. */
export function WithdrawalsPage({ params }: PageProps) {
  const session = useSession();
  return (
    session && <WithdrawalsScreen userName={session.userName} filter={withdrawalFilterOf(params)} />
  );
}
