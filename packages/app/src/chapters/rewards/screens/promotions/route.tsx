import { defineRoute } from '#kernel/routing/route.ts';
import { promotionsPage } from './shared.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Of which kind; of every kind where it says nothing. */
    readonly promotions: { readonly category?: string };
  }
}

export const route = defineRoute({
  name: 'promotions',
  place: { path: '/m/activity' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true, backHome: true },
  title: 'title.promotions',
  menu: { order: 2, icon: 'promotions', label: 'nav.promotions' },
  ...promotionsPage,
  html: true,
});
