import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply, Vendor } from '@livery/contract/client';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { game, games, member } from '../../../testing/samples.ts';
import { scrollToEnd } from '../../../testing/sight.ts';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: `Maker ${vassalage}`,
  showIcon: '/mark.svg',
  gameClassify: [],
});

const mapping = {
  LIVE: [vendor('L')],
  RNG: [vendor('A'), vendor('B')],
  SPORTS: [vendor('S1'), vendor('S2'), vendor('S3'), vendor('S4')],
  ESPORTS: [vendor('E')],
  COCKFIGHT: [vendor('C')],
  LOTT: [vendor('T')],
};

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('vendors', () => ({
    sorting: Object.keys(mapping).map((gameCategory) => ({ gameCategory, vendorNames: [] })),
    mapping,
  }));
  platform.on('gameList', () => ({ games: games(6), pageNum: 1, totalPages: 1 }));
  platform.on('hotGames', () => ({ list: games(6, 50) }));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('recents', () => ({ list: games(6, 90), pageNum: 1, totalPages: 1 }));
});

const menu = () => within(screen.getByRole('navigation', { name: 'Categories' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => !title.startsWith('Filter'));
const section = (name: string) => screen.findByRole('region', { name });
/** Of a category, once it has come near. */
async function near(name: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 2, name });
  await scrollToEnd();
  return section(name);
}
const current = () =>
  menu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map(({ textContent }) => textContent);

it('has a column of categories, with what is a member’s own for members [GC-01, GC-02]', async () => {
  await openApp({ at: '/m/gameCenter', session: member });
  await section('Sports');
  expect(entries().slice(0, 6)).toEqual(['Home', 'Hot', 'Collection', 'Recent', 'Slots', 'Live']);
  expect(current()).toEqual(['Home']);
});

it('has nothing of a member’s own for a visitor [GC-02, GC-05]', async () => {
  await openApp({ at: '/m/gameCenter' });
  await section('Sports');
  expect(entries().slice(0, 3)).toEqual(['Home', 'Hot', 'Slots']);
  expect(screen.queryByRole('region', { name: 'Recent games' })).toBeNull();
  expect(platform.calls('recents')).toHaveLength(0);
});

it('begins with what was played, what is hot, and a section a category [GC-05]', async () => {
  await openApp({ at: '/m/gameCenter', session: member });
  await section('Recent games');
  await section('Cockfight');
  expect(sections()).toEqual([
    'Recent games',
    'Hot games',
    'Slots',
    'Live',
    'Cockfight',
    'Sports',
    'E-sports',
    'In-house',
  ]);
  const own = within(await section('Recent games'));
  expect(own.getAllByRole('button')).toHaveLength(6);
});

it.each(['Sports', 'E-sports', 'Cockfight'])(
  'shows who takes the bets under %s, and no games [GC-06]',
  async (name) => {
    await openApp({ at: '/m/gameCenter' });
    const list = within(await section(name));
    for (const { textContent } of list.getAllByRole('button')) expect(textContent).toMatch(/Maker/);
    const types = platform.calls('gameList').map(({ query }) => query['gameType']);
    expect(types).not.toContain('SPORTS');
  },
);

/** Of another form, and no reason to show none. */
const nameless = { url: '/img/banner.webp' } as Reply<'announcements'>['banners'][number];

it('shows banners of new games, and leads from them to pages of the site alone [GC-07]', async () => {
  const banner = (id: string, link: string) => ({
    id,
    groupName: 'm_newgame',
    title: `Banner ${id}`,
    text: '',
    url: '/banner.svg',
    link,
  });
  platform.on('announcements', () => ({
    promotion: [],
    banners: [
      banner('1', '/m/slot-games?gameClassify=NEW'),
      banner('2', 'javascript:alert(1)'),
      nameless,
    ],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: 0 },
  }));
  await openApp({ at: '/m/gameCenter' });
  const carousel = within(await section('New games'));
  expect(platform.calls('announcements')[0]?.query).toMatchObject({
    types: 'B',
    groupName: 'm_newgame',
  });
  const ways = carousel.getAllByRole<HTMLAnchorElement>('link');
  expect(ways.map(({ pathname, search }) => pathname + search)).toEqual([
    '/m/slot-games?gameClassify=NEW',
  ]);
});

it('keeps the room of the banners until it is known whether there are any [GC-07]', async () => {
  const answer = Promise.withResolvers<void>();
  platform.on('announcements', async () => {
    await answer.promise;
    return {
      promotion: [],
      banners: [],
      player: [],
      popup: [],
      hot: [],
      footer: { unreadCount: 0 },
    };
  });
  await openApp({ at: '/m/gameCenter' });
  const before = (await section('Hot games')).previousElementSibling;
  expect(before?.getAttribute('aria-hidden')).toBe('true');
  answer.resolve();
  await waitFor(() => expect(before?.isConnected).toBe(false));
});

it('is a game centre without banners where none come [GC-07]', async () => {
  platform.on('announcements', offline);
  await openApp({ at: '/m/gameCenter' });
  await section('Sports');
  expect(screen.queryByRole('region', { name: 'New games' })).toBeNull();
});

it('leads from a section to its category, in the same column [GC-15]', async () => {
  const { user } = await openApp({ at: '/m/gameCenter' });
  await user.click(await within(await near('Slots')).findByRole('link', { name: 'See all' }));
  await waitFor(() => expect(current()).toEqual(['Slots']));
  expect(here()).toBe('/m/gameCenter?gameType=RNG');
  await screen.findByRole('group', { name: 'Made by' });
});

it('leads from the hot games to all of them, in the same column (part of GC-16)', async () => {
  const { user } = await openApp({ at: '/m/gameCenter' });
  await user.click(
    await within(await section('Hot games')).findByRole('link', { name: 'See all' }),
  );
  await waitFor(() => expect(current()).toEqual(['Hot']));
  expect(here()).toBe('/m/gameCenter?type=hot');
});

it('narrows a category in place, and keeps the column [GC-09]', async () => {
  const { user } = await openApp({ at: '/m/gameCenter?gameType=RNG' });
  await user.click(await screen.findByRole('radio', { name: 'Maker B' }));
  await waitFor(() => expect(here()).toBe('/m/gameCenter?gameType=RNG&vassalage=B'));
  expect(current()).toEqual(['Slots']);
});

it('begins with slots at the address of slots [RT-13]', async () => {
  await openApp({ at: '/m/slotsCenter' });
  await screen.findByRole('heading', { name: 'Slots centre' });
  expect(current()).toEqual(['Slots']);
  await waitFor(() =>
    expect(platform.calls('gameList')[0]?.query).toMatchObject({ gameType: 'RNG', pageSize: '25' }),
  );
});

it('has shortcuts to recent games, the collection and the hot games [GC-10]', async () => {
  await openApp({ at: '/m/gameCenter' });
  const row = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
  const ways = row.getAllByRole<HTMLAnchorElement>('link');
  expect(ways.map(({ pathname, search }) => pathname + search)).toEqual([
    '/m/gameList?type=recent',
    '/m/gameList?type=fav',
    '/m/hot-games',
  ]);
});

it.each(['fav', 'recent'])('sends a visitor to log in for %s, and back [RO-02]', async (type) => {
  await openApp({ at: `/m/gameCenter?type=${type}` });
  await screen.findByLabelText('Username');
  expect(new URLSearchParams(location.search).get('redirect')).toBe(`/m/gameCenter?type=${type}`);
});

it('shows a member what was played lately, the latest first', async () => {
  await openApp({ at: '/m/gameCenter?type=recent', session: member });
  await screen.findByRole('button', { name: /^Game 90/ });
  expect(platform.calls('recents')[0]?.query).toEqual({
    page: '1',
    pageSize: '25',
    language: 'EN',
    clientType: '2',
  });
});

it('says that nothing was played yet, and where to begin', async () => {
  platform.on('recents', () => ({ list: [], pageNum: 1, totalPages: 0 }));
  await openApp({ at: '/m/gameList?type=recent', session: member });
  await screen.findByText('Nothing played yet');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse games' }).pathname).toBe(
    '/m/gameList',
  );
});

it('sends a visitor from the recent games to log in, and back [LM-05, RO-02]', async () => {
  await openApp({ at: '/m/gameList?type=recent' });
  await screen.findByLabelText('Username');
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/m/gameList?type=recent');
});

it('notes a game that was opened, and none that did not open [CA-28]', async () => {
  platform.on('launch', () => new Refusal('system.busy'));
  platform.on('addRecent', () => null);
  const { user } = await openApp({
    at: '/m/play?nodeId=node-7&vendor=ORCHARD&mode=real',
    session: member,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(platform.calls('addRecent')).toHaveLength(0);
  platform.on('launch', () => ({
    url: 'https://games.test/x',
    launchMode: 'iframe' as const,
    sessionId: 's',
    expiresAt: 0,
  }));
  await user.click(again);
  await waitFor(() => expect(platform.calls('addRecent')).toHaveLength(1));
  expect(platform.calls('addRecent')[0]?.query).toEqual({ nodeId: 'node-7', vendor: 'ORCHARD' });
});

it('has a way on where nothing could be told of its categories', async () => {
  platform.on('vendors', () => new Refusal('request.invalid'));
  const { user } = await openApp({ at: '/m/gameCenter' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(entries().slice(0, 3)).toEqual(['Home', 'Hot', 'Slots']);
  platform.on('vendors', () => ({
    sorting: [{ gameCategory: 'RNG', vendorNames: [] }],
    mapping: { RNG: [vendor('A')] },
  }));
  await user.click(again);
  await near('Slots');
});

it('leaves out sections without games', async () => {
  platform.on('gameList', ({ query }) => ({
    games: query['gameType'] === 'RNG' ? [game(1)] : [],
    pageNum: 1,
    totalPages: 1,
  }));
  await openApp({ at: '/m/gameCenter' });
  await screen.findByRole('heading', { level: 2, name: 'Live' });
  await near('Slots');
  await waitFor(() => expect(sections()).not.toContain('Live'));
  expect(sections()).toContain('Slots');
});

it('asks for the games of a category when it comes near', async () => {
  await openApp({ at: '/m/gameCenter' });
  await screen.findByRole('heading', { level: 2, name: 'Slots' });
  expect(platform.calls('gameList')).toEqual([]);
  await near('Slots');
  await waitFor(() => expect(platform.calls('gameList')).not.toEqual([]));
});
