import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes, type EndpointName } from '@livery/contract/client';
import { openOtherTab } from '../testing/other-tab.ts';
import {
  aWhile,
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../testing/platform.ts';
import { here, openApp, toasts } from '../testing/render.tsx';
import { games, homeContent, member, wallet } from '../testing/samples.ts';

const pages = [
  ['/m/home'],
  ['/m/gameList?type=all'],
  ['/m/slot-games'],
  ['/m/hot-games'],
  ['/m/gameCenter'],
  ['/m/slotsCenter'],
  ['/m/gameList?type=recent'],
  ['/m/gameList?type=fav'],
] as const;

const html = { 'Content-Type': 'text/html' };

const well = (value: unknown) =>
  Response.json({ success: true, value, traceId: 'trace', serverTime: Date.now() });

/** Each anew: an answer is read once. */
const faults = {
  'nobody answers': offline,
  'it falls over': () => new Refusal('unknown', { status: 500 }),
  'something before it answers with a page': () =>
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: html }),
  'it has too much to do': () => new Refusal('rate.limited'),
  'all is well, and nothing in it': () => well({}),
  'all is well, and it is no answer': () => well(null),
  'all is well, and lists are of another form': () =>
    well({
      sorting: [null],
      mapping: { RNG: 1 },
      list: [null],
      games: {},
      content: 'x',
      banners: [4],
      player: {},
      popup: [],
      pageNum: 1,
      totalPages: 1,
      sumBalance: 100,
    }),
  'the answer is of something else': () => Response.json({ success: true, value: { made: 1 } }),
  'the answer is cut off': () => new Response('{"success":true,"value":{"ga', { status: 200 }),
} as const;

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});

const everywhere = (answer: () => never | Response | Refusal | Promise<never>) => {
  for (const name of Object.keys(routes) as EndpointName[])
    if (name !== 'sessionKey') platform.on(name, answer);
};

const answerWell = (count: number, totalPages = 1): void => {
  platform.on('hotGames', () => ({ list: games(count) }));
  platform.on('gameList', () => ({ games: games(Math.min(count, 25)), pageNum: 1, totalPages }));
  platform.on('recents', () => ({ list: games(count), pageNum: 1, totalPages }));
  platform.on('favourites', () => ({ content: games(count), pageNum: 1, totalPages }));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  platform.on('vendors', () => ({ sorting: [], mapping: {} }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('announcements', () => homeContent);
  platform.on('wallet', () => wallet('100'));
};

const tiles = () => screen.findAllByRole('button', { name: /^Game \d/ });
it('shows the first of ten thousand games, and asks for no more than it shows', async () => {
  answerWell(10_000, 400);
  await openApp({ at: '/m/gameList?type=all' });
  expect(await tiles()).toHaveLength(25);
  expect(platform.calls('gameList')).toHaveLength(1);
});

it('shows six of ten thousand hot games at home', async () => {
  answerWell(10_000, 400);
  await openApp();
  await tiles();
  const hot = within(screen.getByRole('list', { name: 'Hot games' }));
  await waitFor(() => expect(hot.getAllByRole('button', { name: /^Game \d/ })).toHaveLength(6));
});

it.each(['recent', 'fav'])(
  'lets nobody stay on a list that was of %s of whoever left in another tab',
  async (type) => {
    answerWell(6);
    const otherTab = openOtherTab();
    await openApp({ at: `/m/gameList?type=${type}`, session: member });
    await tiles();
    otherTab.say({ type: 'log-out' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Game \d/ })).toBeNull());
  },
);

it.each(pages)(
  'asks who was at %s to log in again when the session has run out (part of ER-07)',
  async (at) => {
    answerWell(6);
    platform.on('favouriteIds', () => new Refusal('session.replaced'));
    platform.on('wallet', () => new Refusal('session.replaced'));
    platform.on('recents', () => new Refusal('session.replaced'));
    platform.on('favourites', () => new Refusal('session.replaced'));
    await openApp({ at, session: member });
    await waitFor(() => expect(here()).toBe(`/m/login?redirect=${encodeURIComponent(at)}`));
    await waitFor(() => expect(toasts()).not.toBe(''));
  },
);

describe.each(pages)('%s', (at) => {
  it.each(Object.entries(faults))('has a way on where %s [ER-06]', async (_name, answer) => {
    everywhere(answer);
    await openApp({ at, session: member });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    const again = await screen.findAllByRole('button', { name: 'Try again' });
    expect(again.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
  });

  it('stands while it waits for an answer', async () => {
    everywhere(silence);
    await openApp({ at, session: member });
    await screen.findByRole('heading', { level: 1 });
    await aWhile();
    expect(here()).toBe(at);
    expect(screen.getByRole('main').childElementCount).toBeGreaterThan(0);
  });

  it('does without storage', async () => {
    answerWell(6);
    const refuse = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
    await openApp({ at, session: member });
    expect((await tiles()).length).toBeGreaterThan(0);
  });

  it('shows the names of games whose covers are missing or broken', async () => {
    answerWell(6);
    await openApp({ at, session: member });
    for (const tile of await tiles())
      for (const cover of tile.querySelectorAll('img')) fireEvent.error(cover);
    for (const tile of await tiles()) expect(tile.textContent).toMatch(/Game \d/);
  });
});

/** What has a drawer or a section of its own says there that it is empty. */
const lists = pages.filter(([at]) => /gameList|slot-games|hot-games/.test(at));

it.each(lists)('leads on from %s where there is nothing [GC-11]', async (at) => {
  answerWell(0);
  await openApp({ at, session: member });
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.queryAllByRole('link').length).toBeGreaterThan(0));
});
