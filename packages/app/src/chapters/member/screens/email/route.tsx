import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly email: NoParams;
  }
}

export const route = defineRoute({
  name: 'email',
  place: { path: '/m/securityCenter/email' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.email',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).EmailPage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
