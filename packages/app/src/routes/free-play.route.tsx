import { defineRoute } from '#kernel/routing/route.ts';
import { WaitingPage } from '../pages/waiting-page.tsx';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly freePlay: NoParams;
  }
}

export const route = FLAGS.FREEPLAY3
  ? defineRoute({
      name: 'freePlay',
      place: { path: '/m/trial' },
      guard: 'visitor',
      layout: { bar: 'top', footer: true, backHome: true },
      title: 'flag.FREEPLAY3.title',
      load: async () => ({ default: (await import('../pages/free-play-page.tsx')).FreePlayPage }),
      skeleton: () => <WaitingPage icon="game-all" title="flag.FREEPLAY3.wait" />,
    })
  : null;
