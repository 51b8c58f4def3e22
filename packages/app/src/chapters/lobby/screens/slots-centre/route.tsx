import type { GameFilter } from '../../game-filter.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { centrePage } from '../game-centre/shared.ts';

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
  ...centrePage,
});
