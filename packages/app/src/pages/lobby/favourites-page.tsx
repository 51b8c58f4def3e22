import { FavouritesScreen, TypeTabs } from '#chapters/lobby';
import { useSession } from '#kernel/session/session.ts';

/** A member's collection. */
export function FavouritesPage() {
  const session = useSession();
  return (
    session && (
      <TypeTabs current="fav">
        <FavouritesScreen userName={session.userName} />
      </TypeTabs>
    )
  );
}
