import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days. */
    readonly teamOverview: { readonly startDate?: string; readonly endDate?: string };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'teamOverview',
      place: { path: '/m/agent/team/overview' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.overview',
      load: async () => (await import('./page.tsx')).TeamOverviewPage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
      sameBones: true,
    })
  : null;
