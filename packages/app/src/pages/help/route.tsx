import { defineRoute } from '#kernel/routing/route.ts';

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
  whileBarred: true,
  load: async () => (await import('./page.tsx')).HelpPage,
  skeleton: async () => (await import('./skeleton.tsx')).HelpSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
  html: true,
  sameBones: true,
});
