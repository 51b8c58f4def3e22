import type { PageProps } from '#kernel/routing/route.ts';
import { useSession } from '#kernel/session/session.ts';
import { depositFilterOf } from '../../record-filter.ts';
import { DepositsScreen } from './screen.tsx';

/** What was ordered to be paid in. */
export function DepositsPage({ params }: PageProps) {
  const session = useSession();
  return session && <DepositsScreen userName={session.userName} filter={depositFilterOf(params)} />;
}
