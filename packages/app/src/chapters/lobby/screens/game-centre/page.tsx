import { CentreScreen } from './screen.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import type { PageProps } from '#kernel/routing/route.ts';

/** The game centre: the address says which of its entries is open. */
export function CentrePage({ params }: PageProps) {
  return <CentreScreen params={params} favourites={useFavourites()} />;
}
