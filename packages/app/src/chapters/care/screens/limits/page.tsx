import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { LimitsScreen } from './screen.tsx';
import { WithoutLimits } from '../../components/without-limits.tsx';

export function LimitsPage() {
  const session = useSession();
  if (!session || isGuest(session.type)) return <WithoutLimits isGuest={session !== null} />;
  return <LimitsScreen userName={session.userName} />;
}
