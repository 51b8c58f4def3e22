import { gameFilterOf, HotScreen, useFavourites } from '#chapters/lobby';
import type { PageProps } from '#kernel/routing/route.ts';

export function HotPage({ params }: PageProps) {
  return <HotScreen filter={gameFilterOf(params)} favourites={useFavourites()} />;
}
