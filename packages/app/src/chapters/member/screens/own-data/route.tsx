import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly ownData: NoParams;
  }
}

export const route = defineRoute({
  name: 'ownData',
  place: { path: '/m/set/data' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.data',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).OwnDataPage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
