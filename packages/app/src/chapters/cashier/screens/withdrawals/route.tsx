import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and how they stand. */
    readonly withdrawals: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly status?: string;
    };
  }
}

export const route = defineRoute({
  name: 'withdrawals',
  place: { path: '/m/withdraw/record' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.withdrawals',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).WithdrawalsPage,
  skeleton: async () =>
    (await import('#kernel/parts/skeletons/records-skeleton.tsx')).RecordsSkeleton,
});
