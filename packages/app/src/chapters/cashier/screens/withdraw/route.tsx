import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which order was made. */
    readonly withdraw: { readonly order?: string };
  }
}

export const route = defineRoute({
  name: 'withdraw',
  place: { path: '/m/withdraw' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.withdraw',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).WithdrawPage,
  skeleton: async () => (await import('../../payout/payout-skeleton.tsx')).PayoutSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
