import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly messages: NoParams;
  }
}

export const route = defineRoute({
  name: 'messages',
  place: { path: '/m/message' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true, backHome: true },
  title: 'title.messages',
  load: async () => ({ default: (await import('../pages/messages-page.tsx')).MessagesPage }),
  skeleton: skeletons.rows,
  prepare: async () => (await import('../pages/prepare.ts')).notices,
});
