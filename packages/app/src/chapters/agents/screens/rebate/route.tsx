import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly rebate: NoParams;
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'rebate',
      place: { path: '/m/member/agent/agentRebeat' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.rates',
      load: async () => (await import('./page.tsx')).RebatePage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
    })
  : null;
