import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and which kinds. */
    readonly transactions: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly types?: string;
    };
  }
}

export const route = defineRoute({
  name: 'transactions',
  place: { path: '/m/transaction/record' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.transactions',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).TransactionsPage,
  skeleton: async () =>
    (await import('#kernel/parts/skeletons/records-skeleton.tsx')).RecordsSkeleton,
});
