import { defineRoute } from '#kernel/routing/route.ts';
import { promotionsPage } from '../promotions/shared.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** The one to open, among its kind. */
    readonly promotion: { readonly id: string; readonly category?: string };
  }
}

export const route = defineRoute({
  name: 'promotion',
  place: { path: '/m/activityDetail' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true, backHome: true },
  title: 'title.promotions',
  ...promotionsPage,
  html: true,
});
