import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly loginHistory: NoParams;
  }
}

export const route = defineRoute({
  name: 'loginHistory',
  place: { path: '/m/securityCenter/history' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.loginHistory',
  whileBarred: true,
  load: async () => (await import('./page.tsx')).LoginHistoryPage,
  skeleton: async () => (await import('./skeleton.tsx')).LoginHistorySkeleton,
});
