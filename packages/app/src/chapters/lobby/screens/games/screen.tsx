import { Navigate } from 'react-router-dom';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { CategoryList } from '../../components/category-list.tsx';
import { FilterRow } from '../../components/filters/filter-row.tsx';
import { GameResults } from '../../components/game-results.tsx';
import { GamesRail } from '../../components/games-rail.tsx';
import { TypeTabs } from '../../components/filters/list-tabs.tsx';
import { dataTypeOf, type GameFilter } from '../../game-filter.ts';

export interface GamesScreenProps {
  /** What the address asks for; the hot games when it asks for nothing. */
  readonly filter: GameFilter;
  readonly favourites: ReadonlySet<string>;
}

/** The games of the site or of a category, narrowed as the address says. */
export function GamesScreen({ filter, favourites }: GamesScreenProps) {
  const { gameType, gameClassify } = filter;
  const onTop = useMerchant().template.rail === 'tabs';
  const rail = <GamesRail current={gameType} />;
  // The third class beside all and new is no class of the platform’s: a member’s own list.
  if (gameClassify === 'FAV') return <Navigate to={pathTo('favourites')} replace />;
  const type = dataTypeOf(filter) === 'hot' ? 'hot' : 'all';
  return (
    <>
      {onTop ? rail : null}
      <FilterRow filter={filter} />
      {onTop ? null : rail}
      {gameType ? (
        <CategoryList gameType={gameType} filter={filter} favourites={favourites} />
      ) : (
        <TypeTabs current={type}>
          <GameResults filter={filter} favourites={favourites} />
        </TypeTabs>
      )}
    </>
  );
}
