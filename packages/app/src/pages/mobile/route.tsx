import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly mobile: NoParams;
  }
}

export const route = defineRoute({
  name: 'mobile',
  place: { path: '/m/securityCenter/mobile' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.mobile',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).MobilePage,
  skeleton: async () => (await import('./skeleton.tsx')).GuardFormSkeleton,
});
