import { FavouritesScreen } from '#chapters/lobby';
import { useSession } from '#kernel/session/session.ts';

/** A member's collection. */
export function FavouritesPage() {
  const session = useSession();
  return session && <FavouritesScreen userName={session.userName} />;
}
