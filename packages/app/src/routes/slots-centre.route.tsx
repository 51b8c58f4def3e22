import type { GameFilter } from '#chapters/lobby';
import { defineRoute } from '#kernel/routing/route.ts';
import { loadCentrePage } from '../pages/load.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly slotsCentre: GameFilter & { readonly gameType: 'RNG' };
  }
}

export const route = defineRoute({
  name: 'slotsCentre',
  place: { by: 'gameType', paths: { RNG: '/m/slotsCenter' } },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.slots',
  load: loadCentrePage,
  skeleton: skeletons.centre,
  prepare: async () => (await import('../pages/prepare.ts')).centre,
});
