import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly agency: NoParams;
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'agency',
      place: { path: '/m/agent' },
      guard: 'member',
      layout: { bar: 'title', footer: false },
      title: 'flag.AGENCY3.title',
      load: async () => (await import('./page.tsx')).AgencyPage,
      skeleton: async () => (await import('./skeleton.tsx')).AgencySkeleton,
      prepare: async () => (await import('./prepare.ts')).prepare,
    })
  : null;
