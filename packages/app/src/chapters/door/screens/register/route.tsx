import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Where to go on to. */
    readonly register: { readonly redirect?: string };
  }
}

export const route = defineRoute({
  name: 'register',
  place: { path: '/m/register', aliases: ['/m/register.html'] },
  guard: 'visitor',
  layout: { bar: 'scene', footer: false, backHome: '/' },
  title: 'title.register',
  load: async () => (await import('./page.tsx')).RegisterPage,
  skeleton: async () => (await import('./skeleton.tsx')).RegisterSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
