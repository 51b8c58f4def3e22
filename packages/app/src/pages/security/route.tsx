import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly security: NoParams;
  }
}

export const route = defineRoute({
  name: 'security',
  place: { path: '/m/securityCenter' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.security',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).SecurityPage,
  skeleton: async () => (await import('./skeleton.tsx')).SecuritySkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
