import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly paymentPassword: NoParams;
  }
}

export const route = defineRoute({
  name: 'paymentPassword',
  place: { path: '/m/paymentPassword' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.paymentPassword',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).PaymentPasswordPage,
  skeleton: async () => (await import('./skeleton.tsx')).PaymentPasswordSkeleton,
});
