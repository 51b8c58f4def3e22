import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** `i` is the place of the one that is open. */
    readonly agentNotices: { readonly i?: string };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'agentNotices',
      place: { path: '/m/member/notice' },
      guard: 'member',
      layout: { bar: 'title', footer: false },
      title: 'title.notices',
      load: async () => (await import('./page.tsx')).AgentNoticesPage,
      skeleton: async () => (await import('../notices/skeleton.tsx')).NoticesSkeleton,
      prepare: async () => (await import('./prepare.ts')).prepare,
      html: true,
      sameBones: true,
    })
  : null;
