import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days. */
    readonly statement: { readonly startDate?: string; readonly endDate?: string };
  }
}

export const route = defineRoute({
  name: 'statement',
  place: { path: '/m/statement' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.statement',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).StatementPage,
  skeleton: async () =>
    (await import('#kernel/parts/skeletons/records-skeleton.tsx')).RecordsSkeleton,
});
