import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offline, silence, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { game, games, member } from '../../testing/samples.ts';
import {
  askedOf,
  found,
  mapping,
  startWithGames,
  tab,
} from './components/filters/testing/lists.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startWithGames();
});

const askedFor = (isCount: boolean) => askedOf(platform, isCount);
const asked = () => askedFor(false);
const lastAsked = (query: Readonly<Record<string, string>>) =>
  waitFor(() => expect(asked().at(-1)).toMatchObject(query));
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const makers = () =>
  within(screen.getByRole('group', { name: 'Made by' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
it('begins with the hot games, and has all of them beside [GC-22]', async () => {
  const { user } = await openApp({ at: '/m/gameList' });
  await found(2);
  expect((await tab('Hot')).getAttribute('aria-selected')).toBe('true');
  expect(asked()).toHaveLength(0);
  await user.click(await tab('All'));
  await found(3);
  expect(here()).toBe('/m/gameList?type=all');
});

it('gives members their recent games and their collection too, and visitors neither [GC-22]', async () => {
  await openApp({ at: '/m/gameList' });
  await found(2);
  expect(tabs()).toEqual(['Hot', 'All']);
});

it('leads a member to what is theirs, and back to all [GC-22]', async () => {
  platform.on('recents', () => ({ list: games(4), pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: games(1), pageNum: 1, totalPages: 1 }));
  const { user } = await openApp({ at: '/m/gameList', session: member });
  await found(2);
  expect(tabs()).toEqual(['Hot', 'All', 'Recent', 'Collection']);
  await user.click(await tab('Recent'));
  await found(4, 'Recent games');
  await user.click(await tab('Collection'));
  await found(1, 'My collection');
  expect(here()).toBe('/m/gameList?type=fav');
  await user.click(await tab('All'));
  await found(3);
});

it('divides slots into all, new and their classes, and others into nothing that is not there [GC-08]', async () => {
  await openApp({ at: '/m/slot-games' });
  await tab('Feature');
  expect(tabs()).toEqual(['All', 'New', 'Classic', 'Feature']);
});

it.each([
  ['ALL', {}, 'All'],
  ['NEW', { isNew: 'true' }, 'New'],
])('knows the class %s [CF-05]', async (gameClassify, query, name) => {
  await openApp({ at: `/m/slot-games?gameClassify=${gameClassify}` });
  await found(3);
  expect((await tab(name)).getAttribute('aria-selected')).toBe('true');
  const { gameClassify: sent, isNew, gameType } = asked().at(-1) ?? {};
  expect({ gameType, sent, isNew }).toEqual({ gameType: 'RNG', ...query });
});

it('knows the class FAV: what a member has collected [CF-05]', async () => {
  platform.on('favourites', () => ({ content: games(1), pageNum: 1, totalPages: 1 }));
  await openApp({ at: '/m/slot-games?gameClassify=FAV', session: member });
  await found(1, 'My collection');
  expect(here()).toBe('/m/gameList?type=fav');
});

it('takes categories and their makers in the platform’s order, with names and classes [ST-06]', async () => {
  const sorting = ['FISH', 'SPORTS', 'RNG'].map((gameCategory) => ({
    gameCategory,
    // The table has A before B.
    vendorNames: [{ accountTypeName: 'B' }, { vassalage: 'A' }],
  }));
  platform.on('vendors', () => ({ sorting, mapping }));
  await openApp({ at: '/m/slot-games' });
  await tab('Feature');
  expect(tabs()).toEqual(['All', 'New', 'Classic', 'Feature']);
  expect(makers()).toEqual(['All', 'New', 'Maker B', 'Maker A']);
  cleanup();
  await openApp({ at: '/m/hot-games' });
  await waitFor(() =>
    expect(
      within(screen.getByRole('group', { name: 'Categories' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['All', 'Fish', 'Sports', 'Slots', 'In-house']),
  );
});

it('shows no tabs over a category without classes [GC-08]', async () => {
  await openApp({ at: '/m/fishing-games' });
  await screen.findByRole('radio', { name: 'Maker A' });
  expect(screen.queryAllByRole('tab')).toEqual([]);
});

it.each([
  ['New', { isNew: 'true' }, 'NEW'],
  ['Classic', { gameClassify: 'Classic' }, 'Classic'],
] as const)('begins without filters under %s [GC-08, GC-23]', async (name, query, said) => {
  const { user } = await openApp({
    at: '/m/slot-games?gameName=moon&vassalage=A&minBet=0.1',
  });
  await lastAsked({ gameName: 'moon', vassalage: 'A', minBet: '0.1' });
  await user.click(await tab(name));
  await lastAsked({ gameType: 'RNG', pageNo: '1', ...query });
  for (const filter of ['gameName', 'vassalage', 'minBet'])
    expect(asked().at(-1)).not.toHaveProperty(filter);
  expect(here()).toBe(`/m/slot-games?gameClassify=${said}`);
});

it('has a bar of all, new and the makers of slots, and of no new elsewhere [GC-13]', async () => {
  await openApp({ at: '/m/slot-games' });
  await screen.findByRole('radio', { name: 'Maker B' });
  expect(makers()).toEqual(['All', 'New', 'Maker A', 'Maker B']);
});

it('says nothing of new in the bar of another category [GC-13]', async () => {
  await openApp({ at: '/m/fishing-games' });
  await screen.findByRole('radio', { name: 'Maker A' });
  expect(makers()).toEqual(['All', 'Maker A']);
});

it('shows the games of the maker that is chosen in the bar [GC-13]', async () => {
  const { user } = await openApp({ at: '/m/slot-games' });
  await user.click(await screen.findByRole('radio', { name: 'Maker B' }));
  await lastAsked({ gameType: 'RNG', vassalage: 'B' });
  expect(here()).toBe('/m/slot-games?vassalage=B');
  await user.click(screen.getByRole('radio', { name: 'New' }));
  await lastAsked({ gameType: 'RNG', isNew: 'true' });
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(here()).toBe('/m/slot-games'));
});

it.each(['/m/gameList?gameType=INHOUSE', '/m/sport-games', '/m/esport-games'])(
  'has no bar of makers at %s [GC-14]',
  async (at) => {
    await openApp({ at });
    await found(3);
    expect(screen.queryByRole('group', { name: 'Made by' })).toBeNull();
  },
);

it('asks for games of the house as slots of their maker, and keeps its own address [LA-07]', async () => {
  await openApp({ at: '/m/gameList?gameType=INHOUSE' });
  await found(3);
  await lastAsked({ gameType: 'RNG', vassalage: 'BGS' });
  expect(here()).toBe('/m/gameList?gameType=INHOUSE');
});

it('lists games even where makers could not be told', async () => {
  platform.on('vendors', offline);
  await openApp({ at: '/m/slot-games?vassalage=A' });
  await found(3);
  screen.getByRole('button', { name: /^Take away\s*A$/ });
  expect(toasts()).toBe('');
});

it('does not wait for makers', async () => {
  platform.on('vendors', silence);
  await openApp({ at: '/m/slot-games' });
  await found(3);
  expect(makers()).toEqual(['All', 'New']);
});

it('marks the tiles of one provider by its code [GC-21]', async () => {
  platform.on('gameList', () => ({
    games: [game(1, { vassalage: 'JL' }), game(2)],
    pageNum: 1,
    totalPages: 1,
  }));
  await openApp({ at: '/m/gameList?type=all' });
  await found(2);
  screen.getByRole('button', { name: /Game 1.*JL/ });
  expect(screen.getByRole('button', { name: /Game 2/ }).textContent).not.toContain('JL');
});

it('leads on to all games from a kind of which there are none [GC-11]', async () => {
  platform.on('gameList', () => ({ games: [], pageNum: 1, totalPages: 0 }));
  const { user } = await openApp({ at: '/m/gameList?gameType=COCKFIGHT' });
  await screen.findByText('No games here yet');
  await user.click(screen.getByRole('link', { name: 'Browse games' }));
  await waitFor(() => expect(here()).toBe('/m/gameList?type=all'));
});
