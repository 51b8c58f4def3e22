import { HotScreen, useFavourites } from '#chapters/lobby';

export function HotPage() {
  return <HotScreen favourites={useFavourites()} />;
}
