import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

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
  load: async () => ({
    default: (await import('../../pages/member/profile-page.tsx')).ProfilePage,
  }),
  skeleton: skeletons.profile,
});
