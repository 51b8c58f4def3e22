import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    /** `i` is the place of the topic that is read. */
    readonly help: { readonly i?: string };
  }
}

export const route = defineRoute({
  name: 'help',
  place: { path: '/m/help' },
  guard: 'anyone',
  layout: { bar: 'title', footer: false },
  title: 'title.help',
  load: async () => ({ default: (await import('../pages/help-page.tsx')).HelpPage }),
  skeleton: skeletons.help,
  html: true,
  sameBones: true,
  prepare: async () => (await import('../pages/prepare.ts')).help,
});
