import type { PageProps } from '#kernel/routing/route.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { WithoutLimits } from '../../components/without-limits.tsx';
import { SelfTestScreen } from './screen.tsx';

export function SelfTestPage({ params }: PageProps) {
  const session = useSession();
  if (!session) return null;
  if (isGuest(session.type)) return <WithoutLimits isGuest />;
  return <SelfTestScreen asked={Number(params['q'] ?? 1)} />;
}
