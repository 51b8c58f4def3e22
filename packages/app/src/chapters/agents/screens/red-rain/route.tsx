import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly redRain: NoParams;
  }
}

/** Apart from the agency’s other pages: a site can have those without it. */
export const route = FLAGS.AGENTRANSMULTDOWN3
  ? defineRoute({
      name: 'redRain',
      place: { path: '/m/redRain' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENTRANSMULTDOWN3.title',
      load: async () => (await import('../../views/red-rain/page.tsx')).RedRainPage,
      skeleton: async () =>
        (await import('../../../../kernel/parts/skeletons/report-skeleton.tsx')).ReportSkeleton,
      sameBones: true,
    })
  : null;
