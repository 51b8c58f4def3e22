import { ProfileScreen } from './screen.tsx';
import { useSession } from '#kernel/session/session.ts';

/** What is known of the member. */
export function ProfilePage() {
  const session = useSession();
  return session && <ProfileScreen session={session} />;
}
