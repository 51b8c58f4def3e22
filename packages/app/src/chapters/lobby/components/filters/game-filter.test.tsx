import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal, type Platform } from '../../../../testing/platform.ts';
import { here, openApp } from '../../../../testing/render.tsx';
import { games, member } from '../../../../testing/samples.ts';
import { askedOf, found, startWithGames, tab } from './testing/lists.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startWithGames();
});

const askedFor = (isCount: boolean) => askedOf(platform, isCount);
const asked = () => askedFor(false);
const lastAsked = (query: Readonly<Record<string, string>>) =>
  waitFor(() => expect(asked().at(-1)).toMatchObject(query));
const openFilter = async (at: string) => {
  const opened = await openApp({ at });
  await found(3);
  await opened.user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
  return { ...opened, drawer };
};

it('filters by name, by several makers and by the smallest bet, and says so in the address [GC-09]', async () => {
  const { user, drawer } = await openFilter('/m/slot-games');
  await user.type(drawer.getByLabelText('Search by name'), 'moon');
  await user.click(drawer.getByRole('checkbox', { name: 'Maker A' }));
  await user.click(drawer.getByRole('checkbox', { name: 'Maker B' }));
  await user.click(drawer.getByRole('radio', { name: '₱0.50' }));
  expect(asked()).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: /^Show/ }));
  await lastAsked({ gameType: 'RNG', gameName: 'moon', vassalage: 'A,B', minBet: '0.5' });
  expect(here()).toBe('/m/slot-games?gameName=moon&vassalage=A%2CB&minBet=0.5');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says how many games there would be as one chooses, once it has rested, and not the last count', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  const counts: Readonly<Record<string, number>> = { A: 1280, 'A,B': 1 };
  platform.on('gameList', ({ query }) => ({
    games: games(3),
    pageNum: 1,
    totalPages: 1,
    total: counts[query['vassalage'] ?? ''] ?? 3,
  }));
  const { user, drawer } = await openFilter('/m/slot-games');
  await drawer.findByRole('button', { name: 'Show 3 games' });
  await user.click(drawer.getByRole('checkbox', { name: 'Maker A' }));
  drawer.getByRole('button', { name: 'Show games' });
  expect(askedFor(true)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  await drawer.findByRole('button', { name: 'Show 1,280 games' });
  await user.click(drawer.getByRole('checkbox', { name: 'Maker B' }));
  await vi.advanceTimersByTimeAsync(400);
  await drawer.findByRole('button', { name: 'Show 1 game' });
  expect(askedFor(true).at(-1)).toMatchObject({ gameType: 'RNG', vassalage: 'A,B', pageNo: '1' });
});

it('counts by pages where a platform tells no number', async () => {
  platform.on('gameList', ({ query }) =>
    query['pageSize'] === '1'
      ? { games: games(1), pageNum: 1, totalPages: 84 }
      : { games: games(3), pageNum: 1, totalPages: 1 },
  );
  const { drawer } = await openFilter('/m/slot-games');
  expect(await drawer.findByRole('button', { name: 'Show 84 games' })).toBeDefined();
});

it('shows games also where nobody can count them', async () => {
  platform.on('gameList', ({ query }) =>
    query['pageSize'] === '1'
      ? new Refusal('request.invalid')
      : { games: games(3), pageNum: 1, totalPages: 1 },
  );
  const { user, drawer } = await openFilter('/m/slot-games');
  await waitFor(() => expect(askedFor(true)).toHaveLength(1));
  await user.click(drawer.getByRole('button', { name: 'Show games' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers these bets and no others [GC-26]', async () => {
  const { drawer } = await openFilter('/m/slot-games');
  const bets = within(drawer.getByRole('group', { name: 'Minimum bet' })).getAllByRole('radio');
  expect(bets.map((bet) => (bet as HTMLInputElement).value)).toEqual([
    '',
    '0.01',
    '0.05',
    '0.1',
    '0.5',
    '0.75',
    '1',
  ]);
});

it.each(['/m/fishing-games', '/m/gameList?type=all'])(
  'asks for no bet at %s, but for names and makers [GC-09]',
  async (at) => {
    const { drawer } = await openFilter(at);
    drawer.getByLabelText('Search by name');
    drawer.getByRole('checkbox', { name: 'Maker A' });
    expect(drawer.queryByRole('group', { name: 'Minimum bet' })).toBeNull();
  },
);

it('keeps what was only tried in the drawer to itself', async () => {
  const { user, drawer } = await openFilter('/m/slot-games');
  await user.click(drawer.getByRole('checkbox', { name: 'Maker A' }));
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(here()).toBe('/m/slot-games');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: 'Maker A' }).checked).toBe(false);
});

it('opens a shared address as it was shared', async () => {
  await openApp({ at: '/m/slot-games?gameName=moon&vassalage=A&minBet=0.1&gameClassify=Classic' });
  await found(3);
  expect(asked()).toEqual([
    expect.objectContaining({
      gameType: 'RNG',
      gameName: 'moon',
      vassalage: 'A',
      minBet: '0.1',
      gameClassify: 'Classic',
    }),
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe('moon');
  expect((await tab('Classic')).getAttribute('aria-selected')).toBe('true');
  screen.getByRole('button', { name: /Take away\s*From .?₱0\.10/ });
});

it('opens shared addresses of the game list: a category of it and one maker, and a collection [RT-14]', async () => {
  await openApp({ at: '/m/gameList?gameType=FISH&vassalage=A' });
  await found(3);
  const [first, ...others] = asked();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ gameType: 'FISH', vassalage: 'A' });
  screen.getByRole('button', { name: /^Take away\s*Maker A$/ });
  cleanup();
  platform.on('favourites', () => ({ content: games(1), pageNum: 1, totalPages: 1 }));
  await openApp({ at: '/m/gameList?type=fav', session: member });
  await found(1, 'My collection');
});

it('takes filters away one by one, and is at all games again after the last [GC-24]', async () => {
  const { user } = await openApp({ at: '/m/gameList?gameName=moon&vassalage=A' });
  await user.click(await screen.findByRole('button', { name: /^Take away\s*Maker A$/ }));
  await waitFor(() => expect(here()).toBe('/m/gameList?gameName=moon'));
  // The word stands in its field, and nowhere else.
  expect(screen.queryByText('moon')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(here()).toBe('/m/gameList?type=all'));
  expect((await tab('All')).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Search by name').value).toBe('');
});

it('offers a way back from a filter that finds nothing [GC-11, GC-24]', async () => {
  platform.on('gameList', ({ query }) => ({
    games: query['vassalage'] ? [] : games(3),
    pageNum: 1,
    totalPages: 1,
  }));
  const { user } = await openApp({ at: '/m/slot-games?vassalage=B' });
  await screen.findByText('Nothing found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await found(3);
  expect(here()).toBe('/m/slot-games');
});

it('does not ask for what no list has', async () => {
  const long = 'x'.repeat(10_000);
  await openApp({
    at: `/m/slot-games?gameName=${long}&vassalage=A,${long},,%3Cb%3E&minBet=7&gameClassify=${long}`,
  });
  await found(3);
  expect(asked()[0]).toMatchObject({ gameName: 'x'.repeat(60), vassalage: 'A' });
  expect(asked()[0]).not.toHaveProperty('minBet');
  expect(asked()[0]).not.toHaveProperty('gameClassify');
});

it('reads a name without the signs that nobody sees', async () => {
  await openApp({ at: '/m/slot-games?gameName=%E2%80%AEmo%00on%E2%80%8F%20' });
  await found(3);
  expect(asked()[0]).toMatchObject({ gameName: 'moon' });
});

it('leaves the focus in the field, and the page where it is, while it searches', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openApp({ at: '/m/slot-games' });
  await found(3);
  const scrolled = vi.spyOn(globalThis, 'scrollTo');
  const field = screen.getByLabelText('Search by name');
  await user.type(field, 'moon ');
  await vi.advanceTimersByTimeAsync(700);
  await lastAsked({ gameName: 'moon' });
  expect(here()).toBe('/m/slot-games?gameName=moon');
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe('moon ');
  expect(scrolled).not.toHaveBeenCalled();
});

it('goes back past all filters in one step', async () => {
  const { user } = await openApp({ at: '/m/home' });
  const [way] = await screen.findAllByRole('link', { name: 'Browse games' });
  await user.click(way ?? document.body);
  await found(2);
  await user.click(await tab('All'));
  await user.click(await tab('Hot'));
  history.back();
  await waitFor(() => expect(here()).toBe('/m/home'));
});
