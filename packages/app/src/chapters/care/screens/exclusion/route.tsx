import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which of its three steps. */
    readonly exclusion: { readonly step?: string };
  }
}

export const route = defineRoute({
  name: 'exclusion',
  place: { path: '/m/limits/exclusion' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.exclusion',
  whileBarred: true,
  sameBones: true,
  load: async () => (await import('./page.tsx')).ExclusionPage,
  skeleton: async () => (await import('../../components/form-skeleton.tsx')).FormSkeleton,
  prepare: async () => (await import('../limits/prepare.ts')).prepare,
});
