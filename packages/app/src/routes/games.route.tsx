import type { GameFilter } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';
import { loadGamesPage } from '../pages/load.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which games, and what narrows them. */
    readonly games: GameFilter;
  }
}

export const route = defineRoute({
  name: 'games',
  place: { path: '/m/gameList' },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.games',
  menu: { order: 4, icon: 'game-all', label: 'nav.games', until: 'deposit' },
  load: loadGamesPage,
  skeleton: skeletons.games,
  prepare: async () => (await import('../pages/prepare.ts')).games,
});
