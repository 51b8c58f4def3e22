import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, startPlatform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

const pages = [
  ['/m/gameList?gameType=FISH', 'To the home page'],
  ['/m/hot-games', 'All games'],
  ['/m/gameList?type=fav', 'All games'],
  ['/m/gameList?type=recent', 'All games'],
  ['/m/lottery', 'All games'],
  ['/m/activity', 'All games'],
  ['/m/notice', 'All games'],
  ['/m/webEmail', 'All games'],
  ['/m/help', 'All games'],
  ['/m/gameRecord', 'All games'],
  ['/m/transaction/record', 'All games'],
] as const;

it.each(pages)(
  'says at %s what did not load, asks again at a press and leads on another way [ER-06]',
  async (at, way) => {
    await startPlatform();
    const asked = vi.spyOn(globalThis, 'fetch');
    const { user } = await openApp({ at, session: member });
    const failed = within(await screen.findByRole('alert'));
    failed.getByText('Loading failed, click to retry');
    asked.mockClear();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: way }));
    await waitFor(() => expect(here()).toBe(way === 'All games' ? '/m/gameList' : '/m/home'));
  },
);

it('says of a page without a connection that there is none', async () => {
  const platform = await startPlatform();
  platform.on('announcements', offline);
  await openApp({ at: '/m/notice' });
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('No connection. Check it and try again.');
});
