import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly limits: NoParams;
  }
}

export const route = defineRoute({
  name: 'limits',
  place: { path: '/m/limits' },
  guard: 'anyone',
  layout: { bar: 'top', footer: false },
  title: 'title.limits',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).LimitsPage,
  skeleton: async () => (await import('./skeleton.tsx')).LimitsSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
