import { hotGamesQuery } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { GridSkeleton } from '../pages/skeletons/grid-skeleton.tsx';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly hot: NoParams;
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
  skeleton: GridSkeleton,
  prepare: (queries, { language }) => void queries.prefetchQuery(hotGamesQuery(language)),
});
