import type { GameFilter } from '../../game-filter.ts';
import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly hot: Omit<GameFilter, 'type'>;
  }
}

export const route = defineRoute({
  name: 'hot',
  place: { path: '/m/hot-games' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true },
  title: 'title.hot',
  load: async () => (await import('./page.tsx')).HotPage,
  skeleton: async () => (await import('./skeleton.tsx')).HotSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
});
