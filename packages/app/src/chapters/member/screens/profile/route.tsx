import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly profile: NoParams;
  }
}

export const route = defineRoute({
  name: 'profile',
  place: { under: 'account', query: { view: 'profile' } },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.profile',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).ProfilePage,
  skeleton: async () => (await import('./skeleton.tsx')).ProfileSkeleton,
});
