import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly timeOut: NoParams;
  }
}

export const route = defineRoute({
  name: 'timeOut',
  place: { path: '/m/limits/timeOut' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.timeOut',
  load: async () => (await import('./page.tsx')).TimeOutPage,
  skeleton: async () => (await import('../../components/form-skeleton.tsx')).FormSkeleton,
  prepare: async () => (await import('../limits/prepare.ts')).prepare,
});
