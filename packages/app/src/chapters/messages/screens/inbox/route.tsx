import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly inbox: NoParams;
  }
}

export const route = defineRoute({
  name: 'inbox',
  place: { path: '/m/webEmail' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.inbox',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).InboxPage,
  skeleton: async () => (await import('#kernel/parts/skeletons/rows-skeleton.tsx')).RowsSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
  html: true,
});
