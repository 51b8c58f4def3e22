import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { rememberLastLogin } from '#kernel/session/last-login.ts';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp, renderPart } from '../../testing/render.tsx';
import { games, member, merchant } from '../../testing/samples.ts';
import { HomePage } from './page.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
});

const openHome = async (changes: Partial<MerchantData>) => {
  await renderPart(
    <MerchantProvider value={{ ...merchant, ...changes }}>
      <HomePage />
    </MerchantProvider>,
  );
  await screen.findByRole('list', { name: 'Hot games' });
};

/** Whether one element stands before another in the page. */
const precedes = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const hero = () => screen.getByRole('heading', { level: 1 });
it('has a member’s collection beside the hot games in the rail, and a visitor’s rail none [GC-03, LM-01]', async () => {
  await openApp({ session: member });
  const own = await within(rail()).findByRole('link', { name: 'Collection' });
  expect(own.getAttribute('href')).toBe('/m/gameList?type=fav');
  expect(own.closest('li')?.previousElementSibling?.textContent).toBe('Hot');
  cleanup();
  await openApp();
  expect(within(rail()).queryByText('Collection')).toBeNull();
});

const rail = () => screen.getByRole('navigation', { name: 'Categories' });
const hot = () => screen.getByRole('heading', { name: 'Hot games' });
const slots = () => screen.getByRole('heading', { name: 'Slots' });

it('lays its sections out in the brand’s order, and leaves out what the brand leaves out', async () => {
  await openHome({ home: ['hot', 'games'] });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(precedes(hot(), slots())).toBe(true);
});

it('puts the categories where the brand has them', async () => {
  await openHome({ home: ['categories', 'hero', 'hot', 'games'] });
  expect([precedes(rail(), hero()), precedes(hero(), slots())]).toEqual([true, true]);
  expect(screen.getAllByRole('navigation', { name: 'Categories' })).toHaveLength(1);
});

const openMembersHome = async () => {
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  await openApp({ session: member });
  await screen.findByRole('list', { name: 'Hot games' });
};
const goOn = () => screen.queryByRole('list', { name: 'Go on playing' });

it('begins with what a member played last, before the banners and the hot games', async () => {
  rememberLastLogin({ at: 1, ip: null });
  platform.on('recents', () => ({ list: games(8, 90), pageNum: 1, totalPages: 1 }));
  await openMembersHome();
  const list = await waitFor(() => {
    const found = screen.getByRole('list', { name: 'Go on playing' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(6);
    expect(within(found).getAllByRole('button').length).toBeGreaterThanOrEqual(6);
    return found;
  });
  expect([precedes(hero(), list), precedes(list, hot())]).toEqual([true, true]);
  const section = within(screen.getByRole('region', { name: 'Go on playing' }));
  expect(section.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/m/gameList?type=recent',
  );
});

it.each<[string, () => void]>([
  ['played nothing', () => platform.on('recents', () => ({ list: [], pageNum: 1, totalPages: 0 }))],
  ['cannot be told', () => platform.on('recents', offline)],
])('keeps no room for a member who has %s', async (_, given) => {
  rememberLastLogin({ at: 1, ip: null });
  given();
  await openMembersHome();
  await waitFor(() => expect(platform.calls('recents').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Go on playing' })).toBeNull());
});

it('asks a member who is here for the first time for nothing that they played', async () => {
  await openMembersHome();
  expect(goOn()).toBeNull();
  expect(platform.calls('recents')).toHaveLength(0);
});

it('greets a guest of free play as one, and not by a name that nobody chose', async () => {
  await openApp({ session: { ...member, userName: 'guest_2312320292362', type: 4 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, guest' })).toBeDefined();
});
