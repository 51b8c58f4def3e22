import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Where to go on to once somebody is in again. */
    readonly forget: { readonly redirect?: string };
  }
}

export const route = defineRoute({
  name: 'forget',
  place: { path: '/m/forget' },
  guard: 'visitor',
  layout: { bar: 'scene', footer: false, backHome: true },
  title: 'title.forget',
  load: async () => (await import('./page.tsx')).ForgetPage,
  skeleton: async () => (await import('./skeleton.tsx')).ForgetSkeleton,
});
