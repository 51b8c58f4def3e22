import { defineRoute } from '#kernel/routing/route.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** Why nobody plays, and until when, in ms since 1970; without an end where that is not said. */
    readonly paused: {
      readonly kind?: 'timeout' | 'exclusion' | 'register' | 'unasked' | 'age' | 'session';
      readonly until?: string;
    };
  }
}

export const route = defineRoute({
  name: 'paused',
  place: { path: '/m/paused' },
  guard: 'anyone',
  layout: { bar: 'top', footer: false, noBack: true },
  title: 'title.paused',
  sameBones: true,
  whileBarred: true,
  load: async () => (await import('./page.tsx')).PausedPage,
  skeleton: async () => (await import('./skeleton.tsx')).PausedSkeleton,
});
