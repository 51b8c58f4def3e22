import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly openAccount: NoParams;
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'openAccount',
      place: { path: '/m/agentRegister' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.open',
      load: async () => (await import('./page.tsx')).OpenAccountPage,
      skeleton: async () => (await import('../../components/report-skeleton.tsx')).ReportSkeleton,
    })
  : null;
