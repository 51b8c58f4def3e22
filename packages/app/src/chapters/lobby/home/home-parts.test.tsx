import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply, Vendor } from '@livery/contract/client';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, startPlatform, type Platform } from '../../../testing/platform.ts';
import { renderPart } from '../../../testing/render.tsx';
import { game, games, merchant } from '../../../testing/samples.ts';
import { scrollToEnd } from '../../../testing/sight.ts';
import { GameActionsProvider } from '../game-actions.tsx';
import { CategoryParts } from './category-parts.tsx';
import { HouseList, SportsSection } from './house-list.tsx';
import { JackpotSection } from './jackpot-section.tsx';
import { StudiosSection } from './studios-section.tsx';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: `Maker ${vassalage}`,
  showIcon: '',
  gameClassify: [],
});

const vendors = (codes: Readonly<Record<string, readonly string[]>>): Reply<'vendors'> => ({
  sorting: Object.entries(codes).map(([gameCategory, names]) => ({
    gameCategory,
    vendorNames: names.map((vassalage) => ({ vassalage })),
  })),
  mapping: Object.fromEntries(
    Object.entries(codes).map(([category, names]) => [category, names.map(vendor)]),
  ),
});

const jackpot = (name: string, amount: string): Reply<'jackpots'>['list'][number] => ({
  jackpotId: name,
  name,
  amount,
  currency: 'PHP',
  seed: '1',
  cap: '9',
  share: '1.50',
  wonBy: 'chance',
  rtpPart: null,
  updatedAt: Date.now(),
  gameIds: [],
  rulesUrl: '',
});

let platform: Platform;
const nobodys: ReadonlySet<string> = new Set();

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('gameList', ({ query }) => ({
    games: games(query['vassalage'] === 'D' ? 3 : 9),
    pageNum: 1,
    totalPages: 9,
  }));
  platform.on('vendors', () =>
    vendors({
      RNG: ['A', 'B', 'C', 'E', 'P', 'Q'],
      FISH: ['D', 'F', 'G'],
      LIVE: ['L', 'M'],
      SPORTS: ['S'],
      ESPORTS: ['T'],
    }),
  );
});

const parts = (changes: Partial<MerchantData> = {}) =>
  renderPart(
    <MerchantProvider value={{ ...merchant, ...changes }}>
      <CategoryParts atOnce category="RNG" favourites={nobodys} />
    </MerchantProvider>,
  );

/** Down the page: what comes near brings more that lies below. */
async function comeNear(): Promise<void> {
  await scrollToEnd();
  await scrollToEnd();
  await scrollToEnd();
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('has a section a category, with three makers of slots, two of fish and one of live games [HM-07, HM-08, HM-36]', async () => {
  await parts();
  await screen.findByRole('heading', { name: 'Fish' });
  await comeNear();
  await waitFor(() =>
    expect(titles()).toEqual([
      'Maker A',
      'Maker B',
      'Maker C',
      'In-house',
      'Fish',
      'Maker D',
      'Maker F',
      'Live',
      'Maker L',
      'Sports',
      'E-sports',
    ]),
  );
  const asked = () => platform.calls('gameList').map(({ query }) => query);
  await waitFor(() =>
    expect(asked()).toContainEqual(
      expect.objectContaining({ gameType: 'RNG', vassalage: 'A', pageNo: '1', pageSize: '9' }),
    ),
  );
  await waitFor(() =>
    expect(asked()).toContainEqual(expect.objectContaining({ gameType: 'FISH', pageSize: '6' })),
  );
});

it('unfolds a maker of more than six games in its place, and goes on with the seventh [GC-29]', async () => {
  const { user } = await parts();
  await screen.findByRole('heading', { name: 'Fish' });
  await comeNear();
  const many = within(await screen.findByRole('region', { name: 'Maker A' }));
  await user.click(await many.findByRole('button', { name: 'Show more' }));
  const shown = many.getAllByRole('button');
  expect(shown).toHaveLength(9);
  expect(document.activeElement).toBe(shown[6]);
  const few = within(await screen.findByRole('region', { name: 'Maker D' }));
  expect(few.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('shows six games of a maker at most, and the way to the rest where there are more than three [HM-08]', async () => {
  await parts();
  await screen.findByRole('heading', { name: 'Fish' });
  await comeNear();
  const block = async (name: string) => within(await screen.findByRole('region', { name }));
  const many = await block('Maker A');
  await waitFor(() => expect(many.getAllByRole('button', { name: /^Game/ })).toHaveLength(6));
  const way = many.getByRole<HTMLAnchorElement>('link', { name: 'See all' });
  expect(way.pathname + way.search).toBe('/m/slot-games?vassalage=A');
  const few = await block('Maker D');
  await waitFor(() => expect(few.getAllByRole('button', { name: /^Game/ })).toHaveLength(3));
  expect(few.queryByRole('link')).toBeNull();
});

it('asks for nothing that is far from sight', async () => {
  await parts();
  await screen.findByRole('heading', { name: 'Fish' });
  expect(platform.calls('gameList')).toEqual([]);
});

it('leaves sports out where they have a section of their own, and out with an empty category', async () => {
  platform.on('gameList', () => ({ games: [], pageNum: 1, totalPages: 0 }));
  await parts({ home: ['sports', 'games'] });
  await screen.findByRole('heading', { name: 'Fish' });
  await comeNear();
  await waitFor(() => expect(screen.queryAllByRole('heading')).toEqual([]));
});

it('lists sportsbooks and arenas with a picture of theirs, and leads into their own houses', async () => {
  platform.on('gameList', () => ({
    games: [game(7, { vassalage: 'S', gameType: 'SPORTS' })],
    pageNum: 1,
    totalPages: 1,
  }));
  const entered: string[] = [];
  const actions = {
    open: () => {},
    launch: () => {},
    enter: ({ vassalage }: Pick<Vendor, 'vassalage'>) => void entered.push(vassalage),
  };
  const { user } = await renderPart(
    <GameActionsProvider value={actions}>
      <SportsSection />
    </GameActionsProvider>,
  );
  const book = await screen.findByRole('button', { name: 'Maker SSports' });
  await waitFor(() =>
    expect(book.querySelector('img')?.getAttribute('src')).toBe('/covers/7.webp'),
  );
  await user.click(book);
  await user.click(screen.getByRole('button', { name: 'Maker TE-sports' }));
  expect(entered).toEqual(['S', 'T']);
});

it('shows the studios with a way to all, and nothing without an answer', async () => {
  await renderPart(<StudiosSection />);
  const strip = within(await screen.findByRole('list', { name: 'Studios' }));
  // Some of them keep the room of all until they are near.
  expect(strip.getAllByRole('link')).toHaveLength(4);
  await scrollToEnd();
  expect(strip.getAllByRole('link')).toHaveLength(6);
  screen.getByRole('link', { name: 'See all' });
});

it('has a way to all beside the title of makers, however few they are', async () => {
  platform.on('vendors', () => ({
    sorting: [],
    mapping: { SPORTS: [vendor('S')], RNG: [vendor('A')] },
  }));
  await renderPart(<HouseList categories={['SPORTS']} />);
  const sports = within(await screen.findByRole('region', { name: 'Sports' }));
  await sports.findByRole('button', { name: /Maker S/ });
  expect(sports.getByRole<HTMLAnchorElement>('link', { name: 'See all' }).pathname).toBe(
    '/m/sport-games',
  );
});

it('is without studios where nobody answers', async () => {
  platform.on('vendors', offline);
  await renderPart(<StudiosSection />);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Studios' })).toBeNull());
});

const openJackpot = (jackpotMode: MerchantData['jackpotMode']) =>
  renderPart(
    <MerchantProvider value={{ ...merchant, jackpotMode }}>
      <JackpotSection />
    </MerchantProvider>,
  );

it('says of a demo’s jackpot that it is invented, within its bounds and with two places [HM-18]', async () => {
  await openJackpot('demo');
  screen.getByText('Demo: an invented figure');
  const [figure = ''] = /833,\d{3},\d{3}\.\d{2}/.exec(document.body.textContent) ?? [];
  const value = Number(figure.replaceAll(',', ''));
  expect(value).toBeGreaterThanOrEqual(833_000_000);
  expect(value).toBeLessThanOrEqual(833_999_999);
  expect(platform.calls('jackpots')).toEqual([]);
});

it('tells the largest jackpot of the platform, and when it was told', async () => {
  platform.on('jackpots', () => ({ list: [jackpot('Minor', '900'), jackpot('Grand', '1200.5')] }));
  await openJackpot('feed');
  await screen.findByRole('heading', { name: 'Grand' });
  expect(document.body.textContent).toContain('1,200.50');
  screen.getByText(/^As of /);
  expect(screen.queryByText(/invented/)).toBeNull();
});

it.each(['off', 'feed'] as const)('shows no jackpot where there is none: %s', async (mode) => {
  platform.on('jackpots', () => ({ list: [] }));
  await openJackpot(mode);
  await waitFor(() => expect(screen.queryByRole('heading', { hidden: true })).toBeNull());
});
