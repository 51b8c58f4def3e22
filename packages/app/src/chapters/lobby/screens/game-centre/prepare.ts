import { gameFilterOf } from '../../game-filter.ts';
import { gameListQuery } from '../../api/game-list.ts';
import { hotGamesQuery } from '../../api/hot-games.ts';
import { newGameBannersQuery } from '../../api/new-game-banners.ts';
import { vendorsQuery } from '../../api/vendors.ts';
import type { Preparation } from '#kernel/routing/route.ts';

/** What it begins with; narrowed it is a list like any other. */
export const prepare: Preparation = async (queries, { merchant, params, language }) => {
  const filter = gameFilterOf(params);
  if (Object.keys(filter).length > 0) {
    await queries.prefetchInfiniteQuery(gameListQuery(filter, language));
    return;
  }
  await Promise.all([
    queries.prefetchQuery(vendorsQuery(merchant)),
    queries.prefetchQuery(newGameBannersQuery(merchant, language)),
    queries.prefetchQuery(hotGamesQuery(language)),
  ]);
};
