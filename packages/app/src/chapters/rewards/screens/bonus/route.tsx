import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly bonus: NoParams;
  }
}

export const route = defineRoute({
  name: 'bonus',
  place: { path: '/m/bonus' },
  guard: 'member',
  layout: { bar: 'top', footer: false },
  title: 'title.bonus',
  load: async () => (await import('./page.tsx')).BonusPage,
  skeleton: async () => (await import('./skeleton.tsx')).BonusSkeleton,
});
