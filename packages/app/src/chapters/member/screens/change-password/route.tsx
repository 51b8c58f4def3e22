import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Where to go on to after the first password of one’s own. */
    readonly changePassword: { readonly redirect?: string };
  }
}

export const route = defineRoute({
  name: 'changePassword',
  place: { path: '/m/changePsw' },
  guard: 'member',
  layout: { bar: 'top', footer: false, noBack: true },
  title: 'title.changePassword',
  whileBarred: true,
  firstTitle: 'title.firstPassword',
  load: async () => (await import('./page.tsx')).ChangePasswordPage,
  skeleton: async () => (await import('./skeleton.tsx')).ChangePasswordSkeleton,
});
