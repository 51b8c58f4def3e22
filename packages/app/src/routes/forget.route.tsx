import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

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
  load: async () => ({ default: (await import('../pages/forget-page.tsx')).ForgetPage }),
  skeleton: skeletons.forget,
});
