import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly account: NoParams;
  }
}

export const route = defineRoute({
  name: 'account',
  place: { path: '/m/myAccount/index', aliases: ['/m/member/home'] },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.account',
  menu: { order: 1, icon: 'account', label: 'nav.account', unread: true },
  load: async () => ({
    default: (await import('../../pages/member/account-page.tsx')).AccountPage,
  }),
  skeleton: skeletons.account,
  prepare: async () => (await import('../../pages/prepare.ts')).account,
});
