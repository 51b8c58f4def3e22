import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSession } from '#kernel/session/session.ts';
import { openOtherTab } from '../testing/other-tab.ts';
import { Refusal, startPlatform, type Platform } from '../testing/platform.ts';
import { here, openApp, toasts } from '../testing/render.tsx';
import { game, games, member, wallet } from '../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(7) }));
  platform.on('gameList', () => ({ games: games(6, 20), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
});

const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}(?!\\d)`) });
const back = () => screen.findByRole('button', { name: 'Back' });

it('sends a visitor who taps a game to log in, and knows where they were [RO-01]', async () => {
  const { user } = await openApp({ at: '/m/slot-games?vassalage=ORCHARD' });
  await user.click(await tile('Game 20'));
  await screen.findByLabelText('Username');
  const redirect = new URLSearchParams(location.search).get('redirect');
  expect(redirect).toBe('/m/slot-games?vassalage=ORCHARD');
});

it('opens a member’s game on a sheet first, and plays from there', async () => {
  platform.on('launch', () => new Refusal('vendor.maintenance'));
  const { user } = await openApp({ session: member });
  await user.click(await tile('Game 1'));
  const sheet = await screen.findByRole('dialog', { name: 'Game 1' });
  await user.click(within(sheet).getByRole('button', { name: 'Play now' }));
  await screen.findByText('This game is under maintenance.');
  expect(here()).toBe('/m/play?nodeId=node-1&vendor=ORCHARD&mode=real&gameCategory=RNG');
});

it('redirects an unknown address to the lobby [RT-02]', async () => {
  await openApp({ at: '/m/nowhere?x=1' });
  await tile('Game 1');
  expect(here()).toBe('/m/home');
});

it('has a back arrow everywhere but at home [LY-05]', async () => {
  const { user } = await openApp();
  await tile('Game 1');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  const pages = {
    Promos: 'Promotions',
    Settings: 'Settings',
    'Browse games': 'Games',
  };
  for (const [name, title] of Object.entries(pages)) {
    await user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: title });
    await user.click(await back());
    await waitFor(() => expect(here()).toBe('/m/home'));
  }
});

it.each([
  ['/m/slot-games', 'Slots'],
  ['/m/live-games', 'Live'],
  ['/m/fishing-games', 'Fish'],
  ['/m/poker-games', 'Poker'],
  ['/m/sport-games', 'Sports'],
  ['/m/esport-games', 'E-sports'],
  ['/m/gameList', 'Games'],
])('calls the page of games at %s %s, in its bar and in the tab', async (at, name) => {
  await openApp({ at });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  expect(document.title).toBe(`${name} · Aurora`);
});

it('goes back to the page before, and home when there is none [LY-07]', async () => {
  const { user } = await openApp({ at: '/m/hot-games' });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await user.click(await back());
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
  // What stands before this in the browser's history is another site's.
  const go = vi.spyOn(history, 'go');
  await user.click(await back());
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(go).not.toHaveBeenCalled();
});

it('goes home from log-in, wherever somebody came from [LY-06]', async () => {
  const { user } = await openApp({ at: '/m/set' });
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await screen.findByLabelText('Username');
  await user.click(await back());
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('goes home from promotions, wherever somebody came from [LY-06]', async () => {
  const { user } = await openApp({ at: '/m/set' });
  await user.click(await screen.findByRole('link', { name: 'Promos' }));
  await screen.findByRole('heading', { level: 1, name: 'Promotions' });
  expect(here()).toBe('/m/activity');
  await user.click(await back());
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('goes home from a free play that was refused, and not to the log-in before it [LY-06]', async () => {
  platform.on('trial', () => new Refusal('permission.denied'));
  const { user } = await openApp({ at: '/m/login' });
  await user.click(await screen.findByRole('link', { name: 'Try it free' }));
  await screen.findByText('Free play could not be started.');
  expect(here()).toBe('/m/trial');
  await user.click(await back());
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('names the page in the tab, and puts the focus on its content', async () => {
  const { user } = await openApp();
  expect(document.title).toBe('Home · Aurora');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(document.title).toBe('Settings · Aurora');
  expect(screen.getByRole('main')).toBe(document.activeElement);
});

it('tells a member whose session ended why, and asks them to log in again [ER-07]', async () => {
  platform.on('wallet', () => new Refusal('session.replaced'));
  await openApp({ at: '/m/home', session: member });
  await screen.findByLabelText('Username');
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fhome');
  expect(toasts()).toBe('Your account was logged out. Please log in again.');
});

it('takes an open sheet away with the page under it', async () => {
  platform.on('addFavourite', () => new Refusal('auth.required'));
  const { user } = await openApp({ session: member });
  await user.click(await tile('Game 1'));
  const sheet = await screen.findByRole('dialog', { name: 'Game 1' });
  const [heart] = within(sheet).getAllByRole('button', { name: 'My collection' });
  if (!heart) throw new Error('No heart');
  await user.click(heart);
  await screen.findByLabelText('Username');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes an open sheet away with the session that another tab ended', async () => {
  const { user } = await openApp({ session: member });
  await user.click(await tile('Game 1'));
  await screen.findByRole('dialog', { name: 'Game 1' });
  openOtherTab().say({ type: 'log-out' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(here()).toBe('/m/home');
});

it('shows nothing of one member to the next, whichever tab they came by', async () => {
  const { queries, user } = await openApp({ session: member });
  await screen.findByText('₱100.00');
  platform.on('wallet', () => wallet('7'));
  const luis = { ...member, userName: 'luis', token: 'token-of-luis' };
  openOtherTab().say({ type: 'session', session: luis, how: 'entered' });
  await screen.findByLabelText('Username');
  const kept = queries.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ queryKey }) => queryKey))).not.toContain('maria');
  act(() => openSession(luis));
  await user.click(await back());
  await screen.findByText('₱7.00');
  expect(screen.queryByText('₱100.00')).toBeNull();
});

it('forgets a member’s money and favourites with them', async () => {
  const { queries } = await openApp({ session: member });
  await screen.findByText('₱100.00');
  openOtherTab().say({ type: 'log-out' });
  await waitFor(() => expect(screen.queryByText('₱100.00')).toBeNull());
  const kept = queries.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ queryKey }) => queryKey))).not.toContain('maria');
  expect(here()).toBe('/m/home');
  expect(toasts()).toBe('');
});

it('offers a way on when a page breaks, instead of a blank screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Nothing looks at so small a part of an answer, and React draws no object.
  platform.on('hotGames', () => ({ list: [game(1, { displayName: {} as unknown as string })] }));
  await openApp();
  const again = await screen.findByRole('button', { name: 'Load again' });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  again.click();
  expect(reload).toHaveBeenCalledOnce();
});
