import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games } from '../../testing/samples.ts';

const to = vi.fn<(left: number, top: number) => void>();

/** As a hand would, or the page for it. */
function scrollBy(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

beforeEach(async () => {
  to.mockReset();
  vi.stubGlobal('scrollTo', (left: number, top: number) => {
    to(left, top);
    vi.stubGlobal('scrollY', top);
  });
  vi.stubGlobal('scrollY', 0);
  const platform = await startPlatform();
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  platform.on('hotGames', () => ({ list: games(2) }));
});

it('begins a page at its top that takes the place of another', async () => {
  const { user } = await openApp({ at: '/m/gameList?type=all' });
  await screen.findByText('Game 3');
  scrollBy(700);
  await user.click(screen.getByRole('link', { name: 'Fish' }));
  await waitFor(() => expect(here()).toBe('/m/fishing-games'));
  expect(to).toHaveBeenLastCalledWith(0, 0);
});

it('goes back to where a page was left, and forward to where the next one was', async () => {
  const { user } = await openApp({ at: '/m/hot-games' });
  await screen.findByText('Game 2');
  scrollBy(640);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(here()).toBe('/m/set'));
  expect(to).toHaveBeenLastCalledWith(0, 0);
  scrollBy(120);
  history.back();
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
  await waitFor(() => expect(to).toHaveBeenLastCalledWith(0, 640));
  history.forward();
  await waitFor(() => expect(here()).toBe('/m/set'));
  await waitFor(() => expect(to).toHaveBeenLastCalledWith(0, 120));
});

it('stays where it is scrolled to where the hot games are chosen in the game centre (part of GC-16)', async () => {
  const { user } = await openApp({ at: '/m/gameCenter' });
  const hot = within(await screen.findByRole('region', { name: 'Hot games' }));
  const all = await hot.findByRole('link', { name: 'See all' });
  scrollBy(300);
  await user.click(all);
  await waitFor(() => expect(here()).toBe('/m/gameCenter?type=hot'));
  await waitFor(() => expect(to).toHaveBeenLastCalledWith(0, 300));
  history.back();
  await waitFor(() => expect(here()).toBe('/m/gameCenter'));
  await user.click(screen.getByRole('link', { name: 'Slots' }));
  await waitFor(() => expect(to).toHaveBeenLastCalledWith(0, 0));
});

it('marks what a page is narrowed by before the next press', async () => {
  await openApp({ at: '/m/hot-games' });
  const fish = await screen.findByRole<HTMLInputElement>('radio', { name: 'Fish' });
  // As a browser presses: nothing but what is urgent is drawn before it is over.
  fish.click();
  expect(fish.checked).toBe(true);
  expect(here()).toBe('/m/hot-games?gameType=FISH');
});
