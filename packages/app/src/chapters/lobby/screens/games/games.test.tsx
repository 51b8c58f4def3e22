import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import {
  aWhile,
  offline,
  Refusal,
  startPlatform,
  type Platform,
} from '../../../../testing/platform.ts';
import { openApp, renderPart } from '../../../../testing/render.tsx';
import { game, games, member } from '../../../../testing/samples.ts';
import { scrollToEnd, Sight } from '../../../../testing/sight.ts';
import { CategoryChooser, type RailChoice } from '../../components/category-chooser.tsx';
import { CategoryGames } from '../../components/category-games.tsx';
import { GameSheet } from '../../components/game-sheet.tsx';
import { HotGames } from '../../components/hot-games.tsx';
import { GamesScreen } from './screen.tsx';

const nobodys: ReadonlySet<string> = new Set();
const page = (
  list: Reply<'gameList'>['games'],
  pageNum = 1,
  totalPages = 1,
): Reply<'gameList'> => ({
  games: list,
  pageNum,
  totalPages,
});

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('gameList', () => page(games(3)));
});

const tiles = (label: string) =>
  within(screen.getByRole('region', { name: label })).queryAllByRole('button');
const tilesAre = (label: string, count: number) =>
  waitFor(() => expect(tiles(label)).toHaveLength(count));
const asked = () => platform.calls('gameList').map(({ query }) => query);

it('asks for 25 games in the page’s language [GC-30]', async () => {
  await renderPart(<GamesScreen filter={{ gameType: 'RNG' }} favourites={nobodys} />, {
    language: 'TY',
  });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toEqual({
    gameType: 'RNG',
    platform: 'html5',
    language: 'TY',
    pageNo: '1',
    pageSize: '25',
  });
});

it('searches only when a name has rested for 600 ms [GC-27]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  const { user } = await openApp({ at: '/m/gameList?type=all' });
  await tilesAre('Games', 3);
  const field = screen.getByLabelText('Search by name');
  await user.type(field, 'moo');
  await vi.advanceTimersByTimeAsync(500);
  await user.type(field, 'n ');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(150);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({ gameName: 'moon', pageNo: '1' });
});

it('keeps the games in sight while it searches, and says when there are none [GC-11]', async () => {
  const slow = Promise.withResolvers<Reply<'gameList'>>();
  platform.on('gameList', ({ query }) => (query['gameName'] ? slow.promise : page(games(3))));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openApp({ at: '/m/gameList?type=all' });
  await tilesAre('Games', 3);
  await user.type(screen.getByLabelText('Search by name'), 'xyz');
  await vi.advanceTimersByTimeAsync(700);
  await waitFor(() => expect(asked()).toHaveLength(2));
  await tilesAre('Games', 3);
  slow.resolve(page([], 1, 0));
  await screen.findByText('Nothing found');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await vi.advanceTimersByTimeAsync(700);
  await waitFor(() => expect(screen.queryByText('Nothing found')).toBeNull());
  await tilesAre('Games', 3);
});

it('shows a game once that another has moved on to the next page', async () => {
  platform.on('gameList', ({ query }) => {
    const pageNo = Number(query['pageNo']);
    return page(games(3, pageNo === 1 ? 0 : 2), pageNo, 2);
  });
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  await tilesAre('Games', 3);
  await scrollToEnd();
  await tilesAre('Games', 5);
  expect(asked()).toHaveLength(2);
});

it('loads more as the end comes near, once a second, until the last page [GC-25]', async () => {
  platform.on('gameList', async ({ query }) => {
    const pageNo = Number(query['pageNo']);
    await aWhile();
    return page(games(pageNo === 3 ? 5 : 25, pageNo * 100), pageNo, 3);
  });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  await tilesAre('Games', 25);
  await scrollToEnd();
  await tilesAre('Games', 50);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600);
  await tilesAre('Games', 55);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3']);
});

it('goes on where the end stays in sight and pages come within one render, one at a time and none twice', async () => {
  const last = 8;
  // Together as many as stay in the document.
  const size = 15;
  platform.on('gameList', ({ query }) => {
    const pageNo = Number(query['pageNo']);
    return page(games(size, pageNo * 100), pageNo, last);
  });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  await tilesAre('Games', size);
  await scrollToEnd();
  for (let second = 0; second < last; second += 1) await vi.advanceTimersByTimeAsync(1000);
  await tilesAre('Games', last * size);
  expect(asked().map(({ pageNo }) => pageNo)).toEqual([...'12345678']);
});

it('looks 300 px ahead of the end, and asks again no sooner than a second after it asked [GC-28]', async () => {
  const margins: (string | undefined)[] = [];
  class Watched extends Sight {
    constructor(...[tell, options]: ConstructorParameters<typeof Sight>) {
      super(tell, options);
      margins.push(options?.rootMargin);
    }
  }
  vi.stubGlobal('IntersectionObserver', Watched);
  platform.on('gameList', ({ query }) => page(games(25, Number(query['pageNo']) * 100), 1, 9));
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  await tilesAre('Games', 25);
  expect(margins).toContain('300px');
  const when: number[] = [];
  platform.on('gameList', async ({ query }) => {
    when.push(Date.now());
    const pageNo = Number(query['pageNo']);
    await aWhile();
    return page(games(25, pageNo * 100), pageNo, 9);
  });
  await scrollToEnd();
  await tilesAre('Games', 50);
  await vi.advanceTimersByTimeAsync(1000);
  await tilesAre('Games', 75);
  const [first = 0, second = 0] = when;
  expect(second - first).toBeGreaterThanOrEqual(1000);
});

it('stands in bones while an answer is slow, and shows the games once it is there', async () => {
  const slow = Promise.withResolvers<Reply<'gameList'>>();
  platform.on('gameList', () => slow.promise);
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  const list = () => screen.getByRole('region', { name: 'Games' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect([list().getAttribute('aria-busy'), list().childElementCount > 0]).toEqual(['true', true]);
  expect(tiles('Games')).toEqual([]);
  slow.resolve(page(games(3)));
  await tilesAre('Games', 3);
  expect(list().getAttribute('aria-busy')).toBe('false');
  expect(asked()).toHaveLength(1);
});

it('says when loading failed, after three tries, and loads on a press [ER-06]', async () => {
  platform.on('gameList', offline);
  const { user } = await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Loading failed, click to retry',
  );
  expect(asked()).toHaveLength(3);
  platform.on('gameList', () => page(games(3)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await tilesAre('Games', 3);
});

it('keeps what it has when the next page fails, and gets that page on a press [ER-06]', async () => {
  platform.on('gameList', async ({ query }) => {
    await aWhile();
    return query['pageNo'] === '1' ? page(games(25), 1, 2) : new Refusal('request.invalid');
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={nobodys} />);
  await tilesAre('Games', 25);
  await scrollToEnd();
  await screen.findByText('Loading failed, click to retry');
  await vi.advanceTimersByTimeAsync(5000);
  await tilesAre('Games', 25);
  platform.on('gameList', () => page(games(2, 90), 2, 2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await tilesAre('Games', 27);
  expect(asked().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '2']);
});

it('marks what is new, a favourite, or under maintenance', async () => {
  platform.on('gameList', () =>
    page([game(1, { isNew: true }), game(2), game(3, { maintenance: true })]),
  );
  await renderPart(<GamesScreen filter={{ type: 'all' }} favourites={new Set(['node-2'])} />);
  await tilesAre('Games', 3);
  const [first, second, third] = tiles('Games');
  expect(first?.textContent).toContain('New');
  expect(second?.querySelector('[aria-label="In my collection"], title')).not.toBeNull();
  expect(third?.textContent).toContain('Under maintenance');
});

it.each([
  [3, 3, false],
  [4, 4, true],
  [9, 6, true],
])(
  'of %i hot games shows %i at home, with a way to all: %s [HM-04, HM-05]',
  async (all, shown, more) => {
    platform.on('hotGames', () => ({ list: games(all) }));
    await renderPart(<HotGames favourites={nobodys} />);
    await tilesAre('Hot games', shown);
    const way = screen.queryByRole<HTMLAnchorElement>('link', { name: 'See all' });
    expect(way?.pathname).toBe(more ? '/m/hot-games' : undefined);
  },
);

it('shows no hot games where there are none, and a retry where they did not come', async () => {
  platform.on('hotGames', () => new Refusal('request.invalid'));
  const { user } = await renderPart(<HotGames favourites={nobodys} />);
  await screen.findByText('Loading failed, click to retry');
  platform.on('hotGames', () => ({ list: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hot games' })).toBeNull());
});

function ChosenGames() {
  const [current, choose] = useState<RailChoice>('RNG');
  return (
    <>
      <CategoryChooser current={current} onChoose={choose} />
      <HotGames favourites={nobodys} all={current === 'HOT'} />
      <CategoryGames current={current} favourites={nobodys} />
    </>
  );
}

it('shows the first six of a category, and goes to the rest where there are more than three [HM-07, HM-08]', async () => {
  const { user } = await renderPart(<ChosenGames />);
  await tilesAre('Slots', 3);
  expect(screen.queryByRole('link', { name: 'See all' })).toBeNull();
  platform.on('gameList', () => ({ games: games(6), pageNum: 1, totalPages: 9 }));
  await user.click(screen.getByRole('button', { name: 'Fish' }));
  await tilesAre('Fish', 6);
  expect(asked().at(-1)).toMatchObject({ gameType: 'FISH', pageNo: '1', pageSize: '6' });
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'See all' });
  expect(way.pathname).toBe('/m/fishing-games');
});

it('shows all hot games at home while they are what is chosen [HM-06]', async () => {
  platform.on('hotGames', () => ({ list: games(9) }));
  const { user } = await renderPart(<ChosenGames />);
  await tilesAre('Hot games', 6);
  await user.click(screen.getByRole('button', { name: 'Hot' }));
  await tilesAre('Hot games', 9);
  expect(screen.getAllByText(/^Game 9/)).not.toEqual([]);
});

it('shows every hot game on their own page', async () => {
  platform.on('hotGames', () => ({ list: games(9) }));
  await openApp({ at: '/m/hot-games' });
  await screen.findByText('Game 9');
  expect(tiles('Hot games')).toHaveLength(9);
});

it('lets names of games and of makers run their own way', async () => {
  platform.on('hotGames', () => ({ list: [game(1, { gameName: 'Moon!', displayName: 'Ltd.' })] }));
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  const tile = await screen.findByRole('button', { name: /^Moon!/ });
  const own = (text: string) => within(tile).getByText(text, { selector: 'bdi' });
  expect([own('Moon!'), own('Ltd.')]).toHaveLength(2);
  await user.click(tile);
  const title = await screen.findByRole('heading', { name: 'Moon!' });
  expect(title.querySelector('bdi')?.textContent).toBe('Moon!');
});

it('draws a cover with the name where a game has no picture, and asks for none', async () => {
  const said = vi.spyOn(console, 'error');
  platform.on('hotGames', () => ({ list: [game(1, { iconUrl: '' })] }));
  await openApp({ at: '/m/hot-games' });
  const tile = await screen.findByRole('button', { name: /^Game 1/ });
  expect(tile.querySelector('img')).toBeNull();
  expect(within(tile).getAllByText('Game 1')).toHaveLength(2);
  expect(said).not.toHaveBeenCalled();
});

const sheet = (supportPlay: number, showIcon = '') => (
  <GameSheet game={game(1, { supportPlay, showIcon })} open onClose={() => {}} onPlay={() => {}} />
);
const practice = () => screen.queryByRole('button', { name: 'Free play' });

it('says whose game it is, by mark and by name, and how to play and to keep it [GC-18]', async () => {
  platform.on('hotGames', () => ({ list: [game(1, { showIcon: '/marks/orchard.svg' })] }));
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
  const shown = within(await screen.findByRole('dialog', { name: 'Game 1' }));
  const pictures = shown.getAllByRole('presentation').map((one) => one.getAttribute('src'));
  expect(pictures).toEqual(['/covers/1.webp', '/marks/orchard.svg']);
  shown.getByText('By Orchard');
  shown.getByRole('button', { name: 'Play now' });
  expect(shown.getAllByRole('button', { name: 'My collection' })[0]).toHaveProperty(
    'ariaPressed',
    'false',
  );
});

it('has the name alone of a maker without a mark', async () => {
  await renderPart(sheet(0));
  screen.getByText('By Orchard');
  expect(screen.getAllByRole('presentation')).toHaveLength(1);
});

it('offers practice only in a game that allows it [GC-19]', async () => {
  await renderPart(sheet(0));
  expect(practice()).not.toBeNull();
  screen.getByText(/practice credits/);
});

it.each([1, 2, -1])('offers no practice where supportPlay is %i [GC-19]', async (supportPlay) => {
  await renderPart(sheet(supportPlay));
  expect(practice()).toBeNull();
});

it('offers no practice where the merchant has no free play [CF-10]', async () => {
  vi.stubGlobal('FLAGS', { FREEPLAY3: false });
  await renderPart(sheet(0));
  screen.getByRole('button', { name: 'Play now' });
  expect(practice()).toBeNull();
});

it('tells what a game costs, and a dash for what is not known', async () => {
  const slow = Promise.withResolvers<Reply<'gameInfo'>>();
  platform.on('gameInfo', () => slow.promise);
  await renderPart(sheet(0));
  expect(screen.getByRole('dialog').textContent).toContain('Minimum bet–');
  slow.resolve({
    rtp: '96.4',
    volatility: 'low',
    maxWin: 500,
    rulesUrl: null,
    jackpotIds: [],
    jackpotShare: null,
    minBet: '0.2',
    maxBet: '100',
  });
  await screen.findByText('₱0.20');
  screen.getByText('96.40%');
});
