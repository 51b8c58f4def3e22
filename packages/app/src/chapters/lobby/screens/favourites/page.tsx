import { FavouritesScreen } from './screen.tsx';
import { TypeTabs } from '../../components/filters/list-tabs.tsx';
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
