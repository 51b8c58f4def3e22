import { defineRoute } from '#kernel/routing/route.ts';

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
  load: async () => (await import('./page.tsx')).NoticesPage,
  skeleton: async () => (await import('./skeleton.tsx')).NoticesSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
  html: true,
  sameBones: true,
});
