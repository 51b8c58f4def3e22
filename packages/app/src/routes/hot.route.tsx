import type { GameFilter } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

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
  load: async () => ({ default: (await import('../pages/lobby/hot-page.tsx')).HotPage }),
  skeleton: skeletons.hot,
  prepare: async () => (await import('../pages/prepare.ts')).hot,
});
