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

const refused =
  'Sorry, this account does not have permission or the feature is temporarily unavailable.';

it.each(addresses)(
  'leads from %s, which has no page yet, home with a word [RO-11]',
  async (path) => {
    expect(routeAt(path)).toBeUndefined();
    await openApp({ at: `${path}?id=1`, session: member });
    await waitFor(() => expect(here()).toBe('/m/home'));
    const word =
      path === '/m/inviteFriends'
        ? 'Inviting friends is not open yet. Look in again soon.'
        : refused;
    await waitFor(() => expect(toasts()).toBe(word));
  },
);

it.each(addresses)(
  'tells a visitor of %s what is theirs to know: own? %s [RO-02, RO-10]',
  async (path, isOwn) => {
    await openApp({ at: path });
    const there = isOwn ? `/m/login?redirect=${encodeURIComponent(path)}` : '/m/home';
    await waitFor(() => expect(here()).toBe(there));
    await waitFor(() => expect(toasts()).toBe(isOwn ? '' : refused));
  },
);

it('says nothing of an address that is nobody’s [RT-02]', async () => {
  await openApp({ at: '/m/nowhere' });
  await screen.findByRole('button', { name: /^Game 1(?!\d)/ });
  expect(here()).toBe('/m/home');
  expect(toasts()).toBe('');
});
