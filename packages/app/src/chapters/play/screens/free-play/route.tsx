import { defineRoute } from '#kernel/routing/route.ts';

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
      load: async () => (await import('./page.tsx')).FreePlayPage,
      skeleton: async () => (await import('./skeleton.tsx')).FreePlaySkeleton,
    })
  : null;
