import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** `i` is the place of the one that is open. */
    readonly notices: { readonly i?: string };
  }
}

export const route = defineRoute({
  name: 'notices',
  place: { path: '/m/notice' },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.notices',
  load: async () => ({ default: (await import('../pages/notices-page.tsx')).NoticesPage }),
  skeleton: skeletons.notices,
  html: true,
  sameBones: true,
  prepare: async () => (await import('../pages/prepare.ts')).notices,
});
