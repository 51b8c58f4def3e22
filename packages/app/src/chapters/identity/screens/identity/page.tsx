import type { PageProps } from '#kernel/routing/route.ts';
import { useSession } from '#kernel/session/session.ts';
import { IdentityScreen } from './screen.tsx';

export function IdentityPage({ params }: PageProps) {
  const session = useSession();
  return session && <IdentityScreen session={session} step={params['step']} />;
}
