import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

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
  load: async () => ({ default: (await import('../pages/register-page.tsx')).RegisterPage }),
  skeleton: skeletons.register,
  prepare: async () => (await import('../pages/prepare.ts')).registration,
});
