import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { pagesToCome } from '#kernel/routing/to-come.ts';
import { routeAt } from '#kernel/routing/table.ts';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { games, member } from '../../testing/samples.ts';

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
});

const addresses = Object.values(pagesToCome).flatMap((page) =>
  page.paths.map((path) => [path, 'isOwn' in page] as const),
);

it.each(addresses)(
  'says of %s, which has no page yet, that it is to come, and leads on',
  async (path) => {
    expect(routeAt(path)).toBeUndefined();
    const { user } = await openApp({ at: `${path}?id=1`, session: member });
    await screen.findByRole('heading', { level: 1, name: 'This page is not here yet' });
    expect(here()).toBe(`${path}?id=1`);
    expect(document.title).toBe('This page is not here yet · Aurora');
    const others = screen.getByRole<HTMLAnchorElement>('link', { name: 'All games' });
    expect(others.pathname).toBe('/m/gameList');
    await user.click(screen.getByRole('link', { name: 'To the home page' }));
    await waitFor(() => expect(here()).toBe('/m/home'));
  },
);

it('says of inviting friends that it is to come, for a second (part of RO-10)', async () => {
  await openApp({ at: '/m/inviteFriends', session: member });
  await waitFor(() =>
    expect(toasts()).toBe('Inviting friends is not open yet. Look in again soon.'),
  );
});

it.each(addresses)('tells a visitor of %s what is theirs to know: own? %s', async (path, isOwn) => {
  await openApp({ at: path });
  if (!isOwn) return void (await screen.findByText('This page is not here yet'));
  await waitFor(() => expect(here()).toBe(`/m/login?redirect=${encodeURIComponent(path)}`));
  expect(toasts()).toBe('');
});

it('leads home from an address that is nobody’s, and says so [RT-02]', async () => {
  await openApp({ at: '/m/nowhere' });
  await screen.findByRole('button', { name: /^Game 1(?!\d)/ });
  expect(here()).toBe('/m/home');
  await waitFor(() =>
    expect(toasts()).toBe('There is no page at that address. This is the home page.'),
  );
});
