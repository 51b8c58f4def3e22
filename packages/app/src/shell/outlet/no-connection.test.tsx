import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { routes } from '../../routes/list.ts';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';

const name: string = 'madeUp';

/** The app with one page more, in the menu at the thumb; its code comes when `load` says. */
const withPage = (load: () => Promise<() => string>) =>
  provideRoutes([
    ...routes,
    defineRoute({
      name: name as RouteName,
      place: { path: '/m/made-up' },
      guard: 'anyone',
      layout: { bar: 'title', footer: true },
      title: 'title.hot',
      menu: { order: 2.5, icon: 'gift', label: 'menu.HOT' },
      load,
      skeleton: async () => () => null,
    }),
  ]);

const cut = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const page = async () => () => 'It has come';

beforeEach(() => startPlatform());
afterEach(() => provideRoutes(routes));

function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  };
}

const press = async (user: Awaited<ReturnType<typeof openApp>>['user']) =>
  user.click(await screen.findByRole('link', { name: 'Hot' }));

it('stays where it is when a page cannot be had, says so, and opens it once there is a connection', async () => {
  const load = vi.fn<typeof page>(cut);
  withPage(load);
  const { user } = await openApp({ at: '/m/set' });
  const back = goOffline();
  await screen.findByText('What you have opened already still opens.');
  await press(user);
  await waitFor(() => expect(toasts()).toContain('No connection. Check it and try again.'));
  expect(here()).toBe('/m/set');
  load.mockImplementation(page);
  back();
  await screen.findByText('Back online');
  await press(user);
  await screen.findByText('It has come');
  expect(here()).toBe('/m/made-up');
});

it('opens what is at hand without a connection', async () => {
  withPage(page);
  const { user } = await openApp({ at: '/m/set' });
  goOffline();
  await press(user);
  await screen.findByText('It has come');
  expect(here()).toBe('/m/made-up');
});

it('says so in place of a page that got lost on the way, and shows it when the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<typeof page>(cut);
  withPage(load);
  await openApp({ at: '/m/made-up' });
  await screen.findByText('Loading failed, click to retry');
  screen.getByRole('link', { name: 'All games' });
  const back = goOffline();
  load.mockImplementation(page);
  back();
  await screen.findByText('It has come');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks again for a page that got lost at a press (part of ER-06)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<typeof page>(cut);
  withPage(load);
  const { user } = await openApp({ at: '/m/made-up' });
  await screen.findByText('Loading failed, click to retry');
  load.mockImplementation(page);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('It has come');
  expect(screen.queryByRole('alert')).toBeNull();
});
