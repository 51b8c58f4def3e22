import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Where to go on to. */
    readonly login: { readonly redirect?: string };
  }
}

export const route = defineRoute({
  name: 'login',
  place: { path: '/m/login' },
  guard: 'visitor',
  layout: { bar: 'scene', footer: false, backHome: true },
  title: 'title.login',
  load: async () => (await import('./page.tsx')).LoginPage,
  skeleton: async () => (await import('./skeleton.tsx')).LoginSkeleton,
});
