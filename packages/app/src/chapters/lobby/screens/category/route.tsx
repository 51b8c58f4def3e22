import type { Category } from '../../categories.ts';
import type { GameFilter } from '../../game-filter.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { gamesPage } from '../games/shared.ts';

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
  ...gamesPage,
});
