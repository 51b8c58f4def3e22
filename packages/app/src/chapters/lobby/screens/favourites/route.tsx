import { defineRoute } from '#kernel/routing/route.ts';
import { FavouritesInvitation } from './invitation.tsx';

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
  load: async () => (await import('./page.tsx')).FavouritesPage,
  skeleton: async () => (await import('#kernel/parts/skeletons/grid-skeleton.tsx')).GridSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
