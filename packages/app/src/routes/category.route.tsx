import type { Category, GameFilter } from '#chapters/lobby';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';
import { loadGamesPage } from '../pages/load.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly category: GameFilter & { readonly gameType: Category };
  }
}

const paths = {
  RNG: '/m/slot-games',
  LIVE: '/m/live-games',
  FISH: '/m/fishing-games',
  PVP: '/m/poker-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games',
} as const satisfies Readonly<Record<Category, string>>;

const titles = {
  RNG: 'category.RNG',
  LIVE: 'category.LIVE',
  FISH: 'category.FISH',
  PVP: 'category.PVP',
  SPORTS: 'category.SPORTS',
  ESPORTS: 'category.ESPORTS',
} as const satisfies Readonly<Record<Category, TextKey>>;

/** The games of one category, each under a path of its own. */
export const route = defineRoute({
  name: 'category',
  place: { by: 'gameType', paths, titles },
  guard: 'anyone',
  layout: { bar: 'title', footer: true },
  title: 'title.games',
  load: loadGamesPage,
  skeleton: skeletons.games,
  prepare: async () => (await import('../pages/prepare.ts')).games,
});
