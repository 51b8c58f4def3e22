import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFavourites } from '#features/favourites/use-favourites.ts';
import { GamesScreen } from '#features/games/screen.tsx';
import { PageBar } from '../shell/page-bar.tsx';
import { FavouritesPage } from './favourites-page.tsx';

/** Games of a category, of a vendor, or a member's favourites: the address says which. */
export function GamesPage({ gameType }: { gameType?: string }) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const [query] = useSearchParams();
  if (query.get('type') === 'fav') return <FavouritesPage />;
  return (
    <>
      <PageBar title={t('title.games')} />
      <GamesScreen
        gameType={gameType ?? query.get('gameType') ?? undefined}
        vassalage={query.get('vassalage') ?? undefined}
        favourites={favourites}
      />
    </>
  );
}
