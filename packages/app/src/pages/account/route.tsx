import { defineRoute } from '#kernel/routing/route.ts';

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
  whileBarred: true,
  menu: { order: 1, icon: 'account', label: 'nav.account', unread: true },
  load: async () => (await import('./page.tsx')).AccountPage,
  skeleton: async () => (await import('./skeleton.tsx')).AccountSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
