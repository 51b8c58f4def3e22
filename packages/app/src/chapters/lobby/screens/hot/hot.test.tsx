import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aWhile, offline, startPlatform, type Platform } from '../../../../testing/platform.ts';
import { here, openApp } from '../../../../testing/render.tsx';
import { games } from '../../../../testing/samples.ts';
import { scrollToEnd } from '../../../../testing/sight.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('vendors', () => ({
    sorting: ['RNG', 'FISH', 'LOTT', 'ELOTT'].map((gameCategory) => ({
      gameCategory,
      vendorNames: [],
    })),
    mapping: {
      RNG: [{ vassalage: 'A', displayName: 'Maker A', showIcon: '', gameClassify: [] }],
    },
  }));
  platform.on('hotGames', ({ query }) => ({ list: games(query['gameType'] ? 4 : 9) }));
});

const shownAre = (count: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Hot games' })).getAllByRole('button'),
    ).toHaveLength(count),
  );
const types = () => within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('radio');

it('has a selector of categories, without lotteries [GC-12, GC-04]', async () => {
  const { user } = await openApp({ at: '/m/hot-games' });
  await shownAre(9);
  await waitFor(() =>
    expect(types().map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Slots',
      'In-house',
      'Fish',
    ]),
  );
  await user.click(screen.getByRole('radio', { name: 'Fish' }));
  await shownAre(4);
  expect(platform.calls('hotGames').at(-1)?.query).toMatchObject({ gameType: 'FISH' });
  expect(here()).toBe('/m/hot-games?gameType=FISH');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await shownAre(9);
  expect(here()).toBe('/m/hot-games');
});

it('says when loading failed, after three tries and no more [ER-06]', async () => {
  platform.on('hotGames', offline);
  const { user } = await openApp({ at: '/m/hot-games' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(platform.calls('hotGames')).toHaveLength(3);
  platform.on('hotGames', () => ({ list: games(4) }));
  await user.click(again);
  await shownAre(4);
});

it('searches the hot games alone, and goes on as the end comes near [GC-12]', async () => {
  platform.on('gameList', async ({ query }) => {
    await aWhile();
    const pageNum = Number(query['pageNo']);
    return { games: games(pageNum === 1 ? 25 : 3, pageNum * 100), pageNum, totalPages: 2 };
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openApp({ at: '/m/hot-games?gameType=RNG' });
  await shownAre(4);
  await user.type(screen.getByLabelText('Search by name'), 'moon');
  await vi.advanceTimersByTimeAsync(700);
  await shownAre(25);
  await scrollToEnd();
  await shownAre(28);
  expect(platform.calls('gameList').map(({ query }) => query)).toEqual(
    ['1', '2'].map((pageNo) => ({
      gameType: 'RNG',
      gameName: 'moon',
      isHot: 'true',
      platform: 'html5',
      language: 'EN',
      pageNo,
      pageSize: '25',
    })),
  );
});

it('has a filter of makers, and is at all hot games again after it [GC-12, GC-24]', async () => {
  platform.on('gameList', () => ({ games: games(2), pageNum: 1, totalPages: 1 }));
  const { user } = await openApp({ at: '/m/hot-games' });
  await shownAre(9);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(drawer.getByRole('checkbox', { name: 'Maker A' }));
  await user.click(drawer.getByRole('button', { name: /^Show/ }));
  await shownAre(2);
  expect(here()).toBe('/m/hot-games?vassalage=A');
  await user.click(screen.getByRole('button', { name: /^Take away\s*Maker A$/ }));
  await shownAre(9);
  expect(here()).toBe('/m/hot-games');
});
