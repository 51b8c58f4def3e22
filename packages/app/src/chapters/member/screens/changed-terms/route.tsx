import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly changedTerms: NoParams;
  }
}

export const route = defineRoute({
  name: 'changedTerms',
  place: { path: '/m/terms' },
  guard: 'member',
  layout: { bar: 'title', footer: false },
  title: 'title.terms',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).ChangedTermsPage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
