import type { GameFilter } from '../../game-filter.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { centrePage } from './shared.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** What is open of it, and what narrows that. */
    readonly gameCentre: Omit<GameFilter, 'type'> & {
      readonly type?: 'hot' | 'all' | 'fav' | 'recent';
    };
  }
}

export const route = defineRoute({
  name: 'gameCentre',
  place: { path: '/m/gameCenter' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true },
  title: 'title.centre',
  ...centrePage,
});
