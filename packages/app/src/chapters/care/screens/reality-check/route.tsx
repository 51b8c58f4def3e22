import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly realityCheck: NoParams;
  }
}

export const route = defineRoute({
  name: 'realityCheck',
  place: { path: '/m/limits/realityCheck' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.realityCheck',
  load: async () => (await import('./page.tsx')).RealityCheckPage,
  skeleton: async () => (await import('../../components/form-skeleton.tsx')).FormSkeleton,
  prepare: async () => (await import('../limits/prepare.ts')).prepare,
});
