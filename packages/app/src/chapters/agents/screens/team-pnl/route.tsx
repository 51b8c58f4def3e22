import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what the rows are of. */
    readonly teamPnl: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'teamPnl',
      place: { path: '/m/agent/team/pnl' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.pnl',
      load: async () => (await import('./page.tsx')).TeamPnlPage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
      sameBones: true,
    })
  : null;
