import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly payeeName: NoParams;
  }
}

export const route = defineRoute({
  name: 'payeeName',
  place: { path: '/m/securityCenter/payeeName' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.payeeName',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).PayeeNamePage,
  skeleton: async () => (await import('../../guards/form-skeleton.tsx')).GuardFormSkeleton,
});
