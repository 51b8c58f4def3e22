import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly wallet: NoParams;
  }
}

export const route = defineRoute({
  name: 'wallet',
  place: { path: '/m/wallet' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.wallet',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).WalletPage,
  skeleton: async () => (await import('./skeleton.tsx')).WalletSkeleton,
});
