import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** What is handed in; without it, how it stands. */
    readonly identity: { readonly step?: string };
  }
}

export const route = defineRoute({
  name: 'identity',
  place: { path: '/m/kyc' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.identity',
  whileBarred: true,
  sameBones: true,
  load: async () => (await import('./page.tsx')).IdentityPage,
  skeleton: async () => (await import('./skeleton.tsx')).IdentitySkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
