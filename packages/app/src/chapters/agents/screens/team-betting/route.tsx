import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what the rows are of. */
    readonly teamBetting: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'teamBetting',
      place: { path: '/m/teamBetting' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.bets',
      load: async () => (await import('./page.tsx')).TeamBettingPage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
      sameBones: true,
    })
  : null;
