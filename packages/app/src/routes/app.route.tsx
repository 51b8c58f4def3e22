import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly app: NoParams;
  }
}

export const route = defineRoute({
  name: 'app',
  place: { path: '/m/app' },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.app',
  load: async () => ({ default: (await import('../pages/app-page.tsx')).AppPage }),
  skeleton: skeletons.rows,
  prepare: async () => (await import('../pages/prepare.ts')).app,
});
