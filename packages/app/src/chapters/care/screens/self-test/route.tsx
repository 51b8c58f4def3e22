import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which question. */
    readonly selfTest: { readonly q?: string };
  }
}

export const route = defineRoute({
  name: 'selfTest',
  place: { path: '/m/limits/selfTest' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.selfTest',
  whileBarred: true,
  sameBones: true,
  load: async () => (await import('./page.tsx')).SelfTestPage,
  skeleton: async () => (await import('../../components/form-skeleton.tsx')).FormSkeleton,
});
