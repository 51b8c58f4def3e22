import { defineRoute } from '#kernel/routing/route.ts';
import { skeletons } from '../pages/skeletons/index.ts';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly settings: NoParams;
  }
}

export const route = defineRoute({
  name: 'settings',
  place: { path: '/m/set' },
  guard: 'anyone',
  layout: { bar: 'top', footer: true },
  title: 'title.settings',
  menu: { order: 5, icon: 'settings', label: 'nav.settings', until: 'invite' },
  load: async () => ({ default: (await import('../pages/settings-page.tsx')).SettingsPage }),
  skeleton: skeletons.settings,
});
