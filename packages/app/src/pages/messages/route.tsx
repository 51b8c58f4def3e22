import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly messages: NoParams;
  }
}

export const route = defineRoute({
  name: 'messages',
  place: { path: '/m/message' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true, backHome: true },
  title: 'title.messages',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).MessagesPage,
  skeleton: async () => (await import('#kernel/parts/skeletons/rows-skeleton.tsx')).RowsSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
