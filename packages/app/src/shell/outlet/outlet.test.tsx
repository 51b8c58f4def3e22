import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteName } from '#kernel/routing/addresses.ts';
import {
  defineRoute,
  type PageProps,
  type Preparation,
  type Visit,
} from '#kernel/routing/route.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { routes } from '../../routes/list.ts';
import { openOtherTab } from '../../testing/other-tab.ts';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';
import { writtenPages } from '../../testing/written-pages.ts';

const Page = ({ params }: PageProps) => <p>Somebody asked for {params['id']}</p>;
const Skeleton = () => <p>Nearly there</p>;

const name: string = 'madeUp';

const madeUp = {
  name: name as RouteName,
  place: { path: '/m/made-up/:id' },
  guard: 'anyone',
  layout: { bar: 'title', footer: true },
  title: 'title.hot',
  menu: { order: 2.5, icon: 'gift', label: 'menu.HOT' },
  load: async () => Page,
  skeleton: async () => Skeleton,
} as const satisfies Parameters<typeof defineRoute>[0];

type Fetched = Extract<Parameters<typeof defineRoute>[0], { readonly skeleton: unknown }>;

/** The app with one route more. */
const withRoute = (more: Partial<Fetched> = {}) => {
  const all = [...routes, defineRoute({ ...madeUp, ...more })];
  provideRoutes(all);
  return all;
};

beforeEach(() => startPlatform());
afterEach(() => provideRoutes(routes));

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('knows a route everywhere by the one place that defines it', async () => {
  const all = withRoute();
  await openApp({ at: '/m/made-up/7' });
  await screen.findByText('Somebody asked for 7');
  screen.getByRole('heading', { level: 1, name: 'Hot games' });
  expect(document.title).toBe('Hot games · Aurora');
  const current = menu().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Hot']);
  expect(writtenPages(all)).toContain("'/m/made-up/:id'");
});

it('shows bar, menu and skeleton while the code is on the way, and asks for the data meanwhile', async () => {
  const code = Promise.withResolvers<typeof Page>();
  const visits: Visit[] = [];
  withRoute({
    load: () => code.promise,
    prepare: async () => async (_queries, visit) => void visits.push(visit),
  });
  await openApp({ session: member });
  history.pushState({ key: 'next' }, '', '/m/made-up/7?more=1');
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText('Nearly there');
  screen.getByRole('heading', { level: 1, name: 'Hot games' });
  expect(menu().getAllByRole('link')).toHaveLength(6);
  const params = { id: '7', more: '1' };
  await waitFor(() =>
    expect(visits).toEqual([{ merchant: 'aurora', params, language: 'EN', userName: 'maria' }]),
  );
  code.resolve(Page);
  await screen.findByText('Somebody asked for 7');
  expect(screen.queryByText('Nearly there')).toBeNull();
});

it('leaves the data to the page that the site was opened at: its code came with the document', async () => {
  const asked = vi.fn<() => void>();
  withRoute({ prepare: async () => async () => asked() });
  await openApp({ at: '/m/made-up/7' });
  await screen.findByText('Somebody asked for 7');
  expect(asked).not.toHaveBeenCalled();
});

it('leaves bar and menu standing when a page breaks, and gives another address another chance', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken');
  };
  withRoute({ load: async () => Broken });
  const { user } = await openApp({ at: '/m/made-up/7' });
  await screen.findByRole('button', { name: 'Load again' });
  screen.getByRole('heading', { level: 1, name: 'Hot games' });
  screen.getByRole('heading', { level: 2, name: 'This page broke' });
  await user.click(menu().getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 2, name: 'Language' });
  expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
});

it('has a heading of the page where a page breaks that brings its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('Broken');
  };
  withRoute({ layout: { bar: 'header', footer: true }, load: async () => Broken });
  await openApp({ at: '/m/made-up/7' });
  expect(await screen.findAllByRole('heading', { level: 1, name: 'This page broke' })).toHaveLength(
    1,
  );
});

it('sends a visitor from a member’s page to log in, with the way back, and prepares nothing', async () => {
  const prepare = vi.fn<() => Promise<Preparation>>();
  withRoute({ guard: 'member', prepare });
  await openApp({ at: '/m/made-up/7?a=b' });
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Fmade-up%2F7%3Fa%3Db'));
  expect(prepare).not.toHaveBeenCalled();
});

it('shows a visitor what a member’s page has for them instead', async () => {
  withRoute({ guard: 'member', refused: () => <p>Members have more</p> });
  await openApp({ at: '/m/made-up/7' });
  await screen.findByText('Members have more');
  expect(here()).toBe('/m/made-up/7');
});

it('follows the language that another tab chooses there too', async () => {
  const otherTab = openOtherTab();
  await openApp({ at: pathTo('favourites') });
  await screen.findByText('Log in to see what you collected');
  otherTab.say({ type: 'language', code: 'TY' });
  await screen.findByText('Mag-log in para makita ang koleksyon mo');
  expect(document.documentElement.lang).toBe('fil-PH');
});

it('leaves a member on a visitor’s page who logged in there, and sends home who came as one', async () => {
  withRoute({ guard: 'visitor' });
  await openApp({ at: '/m/made-up/7', session: member });
  await waitFor(() => expect(here()).toBe('/m/home'));
});
