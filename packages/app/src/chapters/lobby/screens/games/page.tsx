import { gameFilterOf } from '../../game-filter.ts';
import { GamesScreen } from './screen.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import type { PageProps } from '#kernel/routing/route.ts';

/** Games of a category or of a vendor: the address says which. */
export function GamesPage({ params }: PageProps) {
  return <GamesScreen filter={gameFilterOf(params)} favourites={useFavourites()} />;
}
