import { later } from '#kernel/parts/later.tsx';
import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly favourites: NoParams;
  }
}

export const route = defineRoute({
  name: 'favourites',
  place: { under: 'games', query: { type: 'fav' } },
  guard: 'member',
  refused: later(async () => (await import('./invitation.tsx')).FavouritesInvitation, {
    soon: true,
  }),
  layout: { bar: 'title', footer: false },
  title: 'title.favourites',
  load: async () => (await import('./page.tsx')).FavouritesPage,
  skeleton: async () => (await import('#kernel/parts/skeletons/grid-skeleton.tsx')).GridSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
