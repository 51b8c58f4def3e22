import { gameFilterOf } from '../../game-filter.ts';
import { HotScreen } from './screen.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import type { PageProps } from '#kernel/routing/route.ts';

export function HotPage({ params }: PageProps) {
  return <HotScreen filter={gameFilterOf(params)} favourites={useFavourites()} />;
}
