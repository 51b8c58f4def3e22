import { defineRoute } from '#kernel/routing/route.ts';

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
  whileBarred: true,
  menu: { order: 5, icon: 'settings', label: 'nav.settings', until: 'invite' },
  load: async () => (await import('./page.tsx')).SettingsPage,
  skeleton: async () => (await import('./skeleton.tsx')).SettingsSkeleton,
});
