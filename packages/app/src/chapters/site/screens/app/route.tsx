import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly app: NoParams;
  }
}

export const route = defineRoute({
  name: 'app',
  place: { path: '/m/app' },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.app',
  load: async () => (await import('./page.tsx')).AppScreen,
  skeleton: async () => (await import('#kernel/parts/skeletons/rows-skeleton.tsx')).RowsSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
