import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what narrows them. */
    readonly betRecord: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly gameCategory?: string;
      readonly vendor?: string;
      readonly status?: string;
    };
  }
}

export const route = FLAGS.TRANSBETREPMEM3
  ? defineRoute({
      name: 'betRecord',
      place: { path: '/m/gameRecord' },
      guard: 'member',
      layout: { bar: 'top', footer: true },
      title: 'flag.TRANSBETREPMEM3.entry',
      whileBarred: true,
      load: async () => (await import('./page.tsx')).BetRecordPage,
      skeleton: async () =>
        (await import('#kernel/parts/skeletons/records-skeleton.tsx')).RecordsSkeleton,
    })
  : null;
