import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly recents: NoParams;
  }
}

export const route = defineRoute({
  name: 'recents',
  place: { under: 'games', query: { type: 'recent' } },
  guard: 'member',
  layout: { bar: 'title', footer: false },
  title: 'title.recents',
  load: async () => (await import('./page.tsx')).RecentsPage,
  skeleton: async () => (await import('#kernel/parts/skeletons/grid-skeleton.tsx')).GridSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
