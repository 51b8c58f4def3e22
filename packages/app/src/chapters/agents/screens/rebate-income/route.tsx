import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and by what. */
    readonly rebateIncome: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly group?: string;
    };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'rebateIncome',
      place: { path: '/m/member/teamRebate' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.income',
      load: async () => (await import('./page.tsx')).RebateIncomePage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
      sameBones: true,
    })
  : null;
