import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly bankCards: NoParams;
  }
}

export const route = defineRoute({
  name: 'bankCards',
  place: { path: '/m/bankCards' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.bankCards',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).BankCardsPage,
  skeleton: async () => (await import('./skeleton.tsx')).BankCardsSkeleton,
});
