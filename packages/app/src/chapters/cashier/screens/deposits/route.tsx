import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and how they stand. */
    readonly deposits: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly status?: string;
    };
  }
}

export const route = defineRoute({
  name: 'deposits',
  place: { path: '/m/deposit/record' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.deposits',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).DepositsPage,
  skeleton: async () =>
    (await import('#kernel/parts/skeletons/records-skeleton.tsx')).RecordsSkeleton,
});
