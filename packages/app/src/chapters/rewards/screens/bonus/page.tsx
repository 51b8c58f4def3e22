import { useSession } from '#kernel/session/session.ts';
import { BonusScreen } from './screen.tsx';

export function BonusPage() {
  const session = useSession();
  return session ? <BonusScreen userName={session.userName} /> : null;
}
