import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Whose people, who is looked for, on which page. */
    readonly team: { readonly parent?: string; readonly keyword?: string; readonly page?: string };
  }
}

export const route = FLAGS.AGENCY3
  ? defineRoute({
      name: 'team',
      place: { path: '/m/member/team' },
      guard: 'member',
      layout: { bar: 'top', footer: false },
      title: 'flag.AGENCY3.team',
      load: async () => (await import('./page.tsx')).TeamPage,
      skeleton: async () => (await import('./skeleton.tsx')).TeamSkeleton,
      sameBones: true,
    })
  : null;
