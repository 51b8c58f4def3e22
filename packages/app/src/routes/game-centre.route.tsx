import type { GameFilter } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { loadCentrePage } from '../pages/load.ts';
import { skeletons } from '../pages/skeletons/index.ts';

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
  load: loadCentrePage,
  skeleton: skeletons.centre,
  prepare: async () => (await import('../pages/prepare.ts')).centre,
});
