import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly recents: NoParams;
  }
}

export const route = defineRoute({
  name: 'recents',
  place: { under: 'games', query: { type: 'recent' } },
  guard: 'member',
  layout: { bar: 'title', footer: false },
  title: 'title.recents',
  load: async () => ({ default: (await import('../../pages/lobby/recents-page.tsx')).RecentsPage }),
  skeleton: skeletons.grid,
  prepare: async () => (await import('../../pages/prepare.ts')).recents,
});
