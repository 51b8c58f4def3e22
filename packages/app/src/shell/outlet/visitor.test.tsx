import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games } from '../../testing/samples.ts';

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(1) }));
});

it.each([
  '/m/gameList?type=recent',
  '/m/webEmail',
  '/m/changePsw',
  '/m/myAccount/index',
  '/m/member/home',
])('leads a visitor of %s to the log-in, and back [RO-02]', async (at) => {
  const { user } = await openApp({ at });
  // Some pages invite before they lead on; log-in is where they lead.
  const isThere = () => here() === `/m/login?redirect=${encodeURIComponent(at)}`;
  await waitFor(() =>
    expect(isThere() || screen.queryByRole('link', { name: /log in/i }) !== null).toBe(true),
  );
  if (!isThere()) await user.click(screen.getByRole('link', { name: /log in/i }));
  await waitFor(() => expect(isThere()).toBe(true));
});

it('has no heart to press for a visitor, whose press on a game leads to the log-in [RO-01, RO-02]', async () => {
  const { user } = await openApp({ at: '/m/hot-games' });
  const game = await screen.findByRole('button', { name: /^Game 1/ });
  expect(screen.queryByRole('button', { name: 'My collection' })).toBeNull();
  await user.click(game);
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Fhot-games'));
});
