import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Which days, and what narrows them. */
    readonly betRecord: {
      readonly startDate?: string;
      readonly endDate?: string;
      readonly gameCategory?: string;
      readonly vendor?: string;
      readonly status?: string;
    };
  }
}

export const route = FLAGS.TRANSBETREPMEM3
  ? defineRoute({
      name: 'betRecord',
      place: { path: '/m/gameRecord' },
      guard: 'member',
      layout: { bar: 'top', footer: true },
      title: 'flag.TRANSBETREPMEM3.entry',
      load: async () => ({
        default: (await import('../../pages/member/bet-record-page.tsx')).BetRecordPage,
      }),
      skeleton: skeletons.records,
    })
  : null;
