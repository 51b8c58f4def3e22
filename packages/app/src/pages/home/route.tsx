import { defineRoute } from '#kernel/routing/route.ts';
import { HomePage } from './page.tsx';

declare module '#kernel/routing/addresses.ts' {
  interface Addresses {
    readonly home: NoParams;
  }
}

export const route = defineRoute({
  name: 'home',
  place: { path: '/m/home', aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'] },
  guard: 'anyone',
  layout: { bar: 'header', footer: true, foot: true },
  title: 'title.home',
  menu: { order: 3, icon: 'home', label: 'nav.home' },
  page: HomePage,
  prerender: true,
});
