import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  aWhile,
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp, renderPart, toasts } from '../../../testing/render.tsx';
import { game, games, member } from '../../../testing/samples.ts';
import { scrollToEnd } from '../../../testing/sight.ts';
import { FavouriteToggle } from '../components/favourite-toggle.tsx';

let platform: Platform;
let marked: string[];

beforeEach(async () => {
  platform = await startPlatform();
  marked = [];
  platform.on('favouriteIds', () => ({ content: [...marked], pageNum: 1, totalPages: 1 }));
  platform.on('addFavourite', ({ body }) => {
    marked.push((body as { nodeId: string }).nodeId);
    return null;
  });
  platform.on('removeFavourite', ({ query }) => {
    marked = marked.filter((id) => id !== query['nodeId']);
    return null;
  });
});

const heart = () => screen.getByRole('button', { name: 'My collection' });
const isMarked = () => heart().getAttribute('aria-pressed') === 'true';
const idsAreRead = (times: number) =>
  waitFor(() => expect(platform.calls('favouriteIds')).toHaveLength(times));

it('tells a visitor for two seconds to log in, and leaves them where they are [ER-01]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { at: '/m/hot-games' });
  await user.click(heart());
  expect(toasts()).toBe('You are not logged in, please login first');
  await vi.advanceTimersByTimeAsync(1800);
  expect(toasts()).not.toBe('');
  await vi.advanceTimersByTimeAsync(400);
  expect(toasts()).toBe('');
  expect(here()).toBe('/m/hot-games');
  expect(isMarked()).toBe(false);
  expect(platform.calls('addFavourite')).toHaveLength(0);
});

it('marks at once for a member, and asks the platform what is true afterwards [ST-28]', async () => {
  const slow = Promise.withResolvers<null>();
  platform.on('addFavourite', () => slow.promise);
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(1);
  await user.click(heart());
  await waitFor(() => expect(isMarked()).toBe(true));
  expect(toasts()).toBe('Please wait');
  expect(platform.calls('addFavourite')[0]?.body).toEqual({ nodeId: 'node-1', vendor: 'ORCHARD' });
  marked = ['node-1'];
  slow.resolve(null);
  await idsAreRead(2);
  expect(isMarked()).toBe(true);
  expect(toasts()).toBe('');
});

it('unmarks at once too', async () => {
  marked = ['node-1', 'node-2'];
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  await user.click(heart());
  await idsAreRead(2);
  expect(isMarked()).toBe(false);
  expect(marked).toEqual(['node-2']);
});

it('says what was taken away, and gives it back when asked', async () => {
  marked = ['node-1', 'node-2'];
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  await user.click(heart());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(isMarked()).toBe(true));
  await waitFor(() => expect(marked).toEqual(['node-2', 'node-1']));
  await waitFor(() => expect(toasts()).toBe(''));
});

it('does nothing more for a game that is among the favourites already [ST-26]', async () => {
  marked = ['node-1'];
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  await user.click(heart());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await idsAreRead(2);
  await user.click(heart());
  await idsAreRead(3);
  expect(isMarked()).toBe(true);
  await user.click(undo);
  await aWhile();
  expect(platform.calls('addFavourite')).toHaveLength(1);
  expect(isMarked()).toBe(true);
});

it('says please wait for ten seconds at most [ST-28]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  platform.on('addFavourite', () => new Promise<never>(() => {}));
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(1);
  await user.click(heart());
  await vi.advanceTimersByTimeAsync(9500);
  expect(toasts()).toBe('Please wait');
  await vi.advanceTimersByTimeAsync(1000);
  expect(toasts()).toBe('');
});

it('takes a mark back that the platform refuses, and says why', async () => {
  platform.on('addFavourite', () => new Refusal('game.missing'));
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(1);
  await user.click(heart());
  await waitFor(() => expect(toasts()).toBe('This game is not here any more.'));
  expect(isMarked()).toBe(false);
});

it('takes a refused mark back by itself, without asking what is marked', async () => {
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(1);
  platform.on('favouriteIds', silence);
  platform.on('addFavourite', () => new Refusal('game.missing'));
  await user.click(heart());
  await waitFor(() => expect(toasts()).toBe('This game is not here any more.'));
  await waitFor(() => expect(isMarked()).toBe(false));
});

it('takes a mark back even where the marks could not be read', async () => {
  platform.on('favouriteIds', offline);
  platform.on('addFavourite', offline);
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(3);
  await user.click(heart());
  await waitFor(() => expect(toasts()).toMatch(/No connection/));
  await waitFor(() => expect(isMarked()).toBe(false));
});

it('waits for one change before the next', async () => {
  const slow = Promise.withResolvers<null>();
  platform.on('addFavourite', () => slow.promise);
  const { user } = await renderPart(<FavouriteToggle game={game(1)} />, { session: member });
  await idsAreRead(1);
  await user.click(heart());
  await user.click(heart());
  slow.resolve(null);
  await idsAreRead(2);
  expect(platform.calls('addFavourite')).toHaveLength(1);
  expect(platform.calls('removeFavourite')).toHaveLength(0);
});

/** Marks in pages of a hundred. */
const idsInPages = (total: number) =>
  platform.on('favouriteIds', ({ query }) => {
    const from = (Number(query['pageNo']) - 1) * 100;
    const content = Array.from(
      { length: Math.min(100, total - from) },
      (_, n) => `node-${from + n}`,
    );
    return { content, pageNum: Number(query['pageNo']), totalPages: Math.ceil(total / 100) };
  });

it('reads the marks page by page [CA-26]', async () => {
  idsInPages(230);
  await renderPart(<FavouriteToggle game={game(229)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  expect(platform.calls('favouriteIds').map(({ query }) => query)).toEqual([
    { pageNo: '1', pageSize: '100' },
    { pageNo: '2', pageSize: '100' },
    { pageNo: '3', pageSize: '100' },
  ]);
});

it('asks for no page after the last, even when that one is full', async () => {
  idsInPages(200);
  await renderPart(<FavouriteToggle game={game(199)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  expect(platform.calls('favouriteIds')).toHaveLength(2);
});

it('reads ten pages of marks and no more', async () => {
  idsInPages(5000);
  await renderPart(<FavouriteToggle game={game(999)} />, { session: member });
  await waitFor(() => expect(isMarked()).toBe(true));
  expect(platform.calls('favouriteIds')).toHaveLength(10);
});

/** The games of the list; what stands in for them until they come is none. */
const collected = () =>
  within(screen.getByRole('region', { name: 'My collection' })).queryAllByRole('button').length;
const collectedAre = (count: number) => waitFor(() => expect(collected()).toBe(count));
const openCollection = () => openApp({ at: '/m/gameList?type=fav', session: member });

it('shows a visitor the way in, and back here', async () => {
  await openApp({ at: '/m/gameList?type=fav' });
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
  expect(way.search).toBe('?redirect=%2Fm%2FgameList%3Ftype%3Dfav');
});

it('says that nothing is collected yet, and where to begin [GC-20]', async () => {
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  await openCollection();
  await screen.findByText('Nothing collected yet');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse games' }).pathname).toBe(
    '/m/gameList',
  );
  screen.getByRole('heading', { name: 'My collection' });
});

it('asks for 25 at a time, and for more as the end comes near [GC-20]', async () => {
  platform.on('favourites', ({ query }) => {
    const pageNum = Number(query['pageNo']);
    return { content: games(pageNum === 1 ? 25 : 5, pageNum * 100), pageNum, totalPages: 2 };
  });
  await openCollection();
  await collectedAre(25);
  await scrollToEnd();
  await collectedAre(30);
  expect(platform.calls('favourites').map(({ query }) => query)).toEqual([
    { pageNo: '1', pageSize: '25', language: 'EN' },
    { pageNo: '2', pageSize: '25', language: 'EN' },
  ]);
});

it('says when more could not be loaded, does not ask on and on, and tries again [ER-06]', async () => {
  platform.on('favourites', async ({ query }) => {
    await aWhile();
    return query['pageNo'] === '1'
      ? { content: games(25), pageNum: 1, totalPages: 2 }
      : new Refusal('request.invalid');
  });
  const { user } = await openCollection();
  await collectedAre(25);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await scrollToEnd();
  await screen.findByText('Loading failed, click to retry');
  await vi.advanceTimersByTimeAsync(5000);
  expect(platform.calls('favourites')).toHaveLength(2);
  platform.on('favourites', () => ({ content: games(1, 90), pageNum: 2, totalPages: 2 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Game 90');
});

it('leaves the list at once when it is unmarked, before the platform has answered [ST-27]', async () => {
  marked = ['node-1', 'node-2'];
  platform.on('favourites', () => ({ content: games(2), pageNum: 1, totalPages: 1 }));
  const slow = Promise.withResolvers<null | Refusal>();
  platform.on('removeFavourite', () => slow.promise);
  const { user } = await openCollection();
  await user.click(await screen.findByRole('button', { name: /^Game 1(?!\d)/ }));
  const [toggle] = within(await screen.findByRole('dialog')).getAllByRole('button', {
    name: 'My collection',
  });
  await waitFor(() => expect(toggle?.getAttribute('aria-pressed')).toBe('true'));
  await user.click(toggle ?? document.body);
  await collectedAre(1);
  expect(platform.calls('removeFavourite')).toHaveLength(1);

  slow.resolve(new Refusal('system.busy'));
  await collectedAre(2);
});
