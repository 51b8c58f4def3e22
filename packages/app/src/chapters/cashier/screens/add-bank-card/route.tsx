import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly addBankCard: NoParams;
  }
}

export const route = defineRoute({
  name: 'addBankCard',
  place: { path: '/m/bankCards/add' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.addBankCard',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).AddBankCardPage,
  skeleton: async () => (await import('../../payout/payout-skeleton.tsx')).PayoutSkeleton,
});
