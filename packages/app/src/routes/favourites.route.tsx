import { defineRoute } from '#kernel/routing/route.ts';
import { FavouritesInvitation } from '../pages/lobby/favourites-invitation.tsx';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly favourites: NoParams;
  }
}

export const route = defineRoute({
  name: 'favourites',
  place: { under: 'games', query: { type: 'fav' } },
  guard: 'member',
  refused: FavouritesInvitation,
  layout: { bar: 'title', footer: false },
  title: 'title.favourites',
  load: async () => ({
    default: (await import('../pages/lobby/favourites-page.tsx')).FavouritesPage,
  }),
  skeleton: skeletons.grid,
  prepare: async () => (await import('../pages/prepare.ts')).favourites,
});
