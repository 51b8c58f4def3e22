import type { GameFilter } from '../../game-filter.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { gamesPage } from './shared.ts';

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
  ...gamesPage,
});
