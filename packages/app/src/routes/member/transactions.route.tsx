import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and which kinds. */
    readonly transactions: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly types?: string;
    };
  }
}

export const route = defineRoute({
  name: 'transactions',
  place: { path: '/m/transaction/record' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.transactions',
  load: async () => ({
    default: (await import('../../pages/member/transactions-page.tsx')).TransactionsPage,
  }),
  skeleton: skeletons.records,
});
