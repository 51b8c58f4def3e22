import { gameFilterOf, hotListQuery, type GameFilter } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { HotSkeleton } from '../pages/skeletons/hot-skeleton.tsx';

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
  menu: { order: 2, icon: 'game-hot', label: 'nav.hot' },
  load: async () => ({ default: (await import('../pages/hot-page.tsx')).HotPage }),
  skeleton: HotSkeleton,
  prepare: (queries, { params, language }) =>
    void queries.prefetchInfiniteQuery(hotListQuery(gameFilterOf(params), language)),
});
