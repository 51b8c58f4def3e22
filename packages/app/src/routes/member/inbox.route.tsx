import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly inbox: NoParams;
  }
}

export const route = defineRoute({
  name: 'inbox',
  place: { path: '/m/webEmail' },
  guard: 'member',
  layout: { bar: 'top', footer: true },
  title: 'title.inbox',
  load: async () => ({ default: (await import('../../pages/inbox-page.tsx')).InboxPage }),
  skeleton: skeletons.rows,
  html: true,
  prepare: async () => (await import('../../pages/prepare.ts')).inbox,
});
