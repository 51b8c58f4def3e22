import { Navigate } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { GameCentre } from '@livery/ui/game-menu';
import { loginPath } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { centreEntry, centrePath } from '../../centre/centre-path.ts';
import { CategoryList } from '../../components/category-list.tsx';
import { CentreHome } from '../../centre/centre-home.tsx';
import { CentreMenu } from '../../centre/centre-menu.tsx';
import { FilterRow } from '../../components/filters/filter-row.tsx';
import { GameResults } from '../../components/game-results.tsx';
import { Shortcuts } from '../../components/shortcuts.tsx';
import { gameFilterOf, isNarrowed } from '../../game-filter.ts';
import { FavouritesScreen } from '../favourites/screen.tsx';
import { RecentsScreen } from '../recents/screen.tsx';

export interface CentreScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly favourites: ReadonlySet<string>;
}

/** What is a member's own, and the way in for anybody else. */
function Own({ entry }: { entry: 'FAV' | 'RECENT' }) {
  const userName = useSession()?.userName;
  if (userName === undefined) return <Navigate to={loginPath(centrePath(entry))} replace />;
  return entry === 'FAV' ? (
    <FavouritesScreen userName={userName} />
  ) : (
    <RecentsScreen userName={userName} />
  );
}

function Content({ params, favourites }: CentreScreenProps) {
  const entry = centreEntry(params);
  const filter = gameFilterOf(params);
  if (entry === 'FAV' || entry === 'RECENT') return <Own entry={entry} />;
  const isHome = entry === 'HOME' && !isNarrowed(filter);
  return (
    <>
      <FilterRow filter={filter} brief />
      {isHome ? <Shortcuts /> : null}
      {isHome ? <CentreHome favourites={favourites} /> : null}
      {filter.gameType && entry !== 'HOT' ? (
        <CategoryList gameType={filter.gameType} filter={filter} favourites={favourites} />
      ) : null}
      {!isHome && (entry === 'HOT' || !filter.gameType) ? (
        <GameResults filter={filter} favourites={favourites} />
      ) : null}
    </>
  );
}

/** The game centre: all kinds of games in a column, and beside it what is chosen there. */
export function CentreScreen({ params, favourites }: CentreScreenProps) {
  const { t } = useTranslation();
  const entry = centreEntry(params);
  return (
    <GameCentre menu={<CentreMenu current={entry} />} aria-label={t('title.centre')}>
      <Content params={params} favourites={favourites} />
    </GameCentre>
  );
}
