import { useEffect, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { forgetUnread, noteUnread } from '#kernel/session/badges/unread.ts';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, renderPart, type Scene } from '../../testing/render.tsx';
import { homeContent, member, merchant, notice } from '../../testing/samples.ts';
import { BannersRoom } from './components/banners-room.tsx';
import { HomeBanners } from './components/home-banners.tsx';
import { NoticeLine } from './components/notice-line.tsx';
import { NoticesRoom } from './components/rooms.tsx';
import { NoticesPage } from './screens/notices/page.tsx';

let platform: Platform;

const banner = (id: number, link = '/m/hot-games'): Reply<'announcements'>['banners'][number] => ({
  id: `${id}`,
  groupName: 'm_home',
  title: `Banner ${id}`,
  text: '',
  url: `/img/${id}.webp`,
  link,
});

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('readAnnouncement', () => null);
  forgetUnread();
});

const tell = (content: Partial<Reply<'announcements'>>) =>
  platform.on('announcements', () => ({ ...homeContent, ...content }));

const openBanners = (changes: Partial<MerchantData> = {}) =>
  renderPart(
    <MerchantProvider value={{ ...merchant, ...changes }}>
      <HomeBanners />
    </MerchantProvider>,
  );

const carousel = () => screen.findByRole('region', { name: 'Offers and news' });

it('shows the banners of the group of the home, with a dot for each [HM-01, HM-11, ST-04]', async () => {
  tell({ banners: [banner(1), banner(2, 'https://elsewhere.example/')] });
  await openBanners();
  const shown = within(await carousel());
  expect(platform.calls('announcements')[0]?.query).toMatchObject({
    types: 'B,PL,PU',
    groupName: 'm_home',
    language: 'EN',
  });
  const [first, second] = shown.getAllByRole<HTMLAnchorElement>('link');
  expect(first?.pathname).toBe('/m/hot-games');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/img/1.webp');
  expect([second?.href, second?.target]).toEqual(['https://elsewhere.example/', '_blank']);
  expect(shown.getAllByRole('button', { name: /Show number/ })).toHaveLength(2);
});

it('knows a banner by announcementId as by id, and leaves out the one that has neither [ST-08]', async () => {
  const { id: _, ...none } = banner(1);
  const { id: announcementId, ...other } = banner(2);
  const banners = [none, { ...other, announcementId }, banner(3)];
  tell({ banners, player: [notice(1)] } as Partial<Reply<'announcements'>>);
  await renderPart(
    <>
      <HomeBanners />
      <NoticeLine />
    </>,
  );
  await screen.findByRole('region', { name: 'News' });
  const shown = within(await carousel()).getAllByRole('link');
  expect(shown.map(({ textContent }) => textContent.match(/Banner \d/)?.[0])).toEqual([
    'Banner 2',
    'Banner 3',
  ]);
});

it('takes two banners with one picture for two', async () => {
  const told = vi.spyOn(console, 'error');
  const url = '/img/same.webp';
  tell({ banners: [banner(1), { ...banner(2), url }, { ...banner(3), url }] });
  await openBanners();
  const links = within(await carousel()).getAllByRole('link');
  const shown = [1, 2, 3].map((at) => `Banner ${at}Take a look`);
  expect(links.map((link) => link.textContent)).toEqual(shown);
  expect(told.mock.calls.flat().join(' ')).not.toContain('same key');
});

it('says what a press on a banner does, and nothing where there is nothing to press', async () => {
  tell({ banners: [banner(1), { ...banner(2), link: '' }] });
  await openBanners();
  const shown = within(await carousel());
  shown.getByRole('link', { name: /Banner 1.*Take a look/ });
  expect(shown.getAllByText('Take a look')).toHaveLength(1);
});

it('forgets the picture that the page began with, once its banners are there', async () => {
  const told = new CSSStyleSheet();
  told.insertRule('[data-first-banner] { --first-banner: url("/img/1.webp") }');
  document.adoptedStyleSheets = [told];
  tell({ banners: [banner(1)] });
  await openBanners();
  await carousel();
  expect(document.adoptedStyleSheets).toEqual([]);
});

it('stands five seconds on a banner, travels for one, and goes on with the first after the last [HM-10]', async () => {
  tell({ banners: [banner(1), banner(2)] });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  // Slides of 300 px, one after another.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return 300 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  await openBanners();
  const shown = within(await carousel());
  const [track] = shown.getAllByRole('list');
  // The copies behind the last come a frame later, by the clock of the machine.
  await waitFor(() => expect(track?.children).toHaveLength(4));
  vi.useFakeTimers();
  // It begins to stand anew with the clock that the test holds.
  await act(async () => shown.getByRole('button', { name: 'Pause' }).click());
  await act(async () => shown.getByRole('button', { name: 'Go on' }).click());
  const pass = async (ms: number): Promise<number> => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return track?.scrollLeft ?? -1;
  };
  const ways = [await pass(5000), await pass(500), await pass(600)];
  expect([ways[0], ways[2]]).toEqual([0, 300]);
  expect(ways[1]).toBeGreaterThan(0);
  expect(ways[1]).toBeLessThan(300);
  // To the copy behind the last, and from there unseen to the first.
  const on = [await pass(3900), await pass(500), await pass(600)];
  expect([on[0], on[2]]).toEqual([300, 0]);
  expect(on[1]).toBeGreaterThan(300);
});

it.each([
  ['lets one banner rest: no dots, nothing to pause, and nothing moves [HM-12]', 1],
  ['moves the second of two banners in the same scene, of which one rests', 2],
])('%s', async (_, count) => {
  tell({ banners: [banner(1), banner(2)].slice(0, count) });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return 300 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  // Frames too: by the clock of the machine a banner that moved would never arrive.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openBanners();
  const shown = within(await carousel());
  const [track] = shown.getAllByRole('list');
  const moved = vi.fn<(left: number) => void>();
  Object.defineProperty(track, 'scrollLeft', { get: () => 0, set: moved });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const isMoving = count > 1;
  expect(shown.queryAllByRole('button')).toHaveLength(isMoving ? 3 : 0);
  expect(moved.mock.calls.length > 0).toBe(isMoving);
});

it.each(['', 'javascript:alert(1)', '//elsewhere.example'])(
  'leads nowhere by a banner whose link is “%s”',
  async (link) => {
    tell({ banners: [banner(1, link)] });
    await openBanners();
    expect(within(await carousel()).queryByRole('link')).toBeNull();
  },
);

it('shows the brand’s own banners first, and alone where the platform cannot tell', async () => {
  const own = { dark: '/own.svg', light: '/own.svg', alt: 'hero.line', link: '/m/hot-games' };
  platform.on('announcements', offline);
  await openBanners({ banners: [own] });
  const [only] = within(await carousel()).getAllByRole('link');
  expect(only?.textContent).toBe('One balance for every game.');
});

it('is not there without banners, nor without an answer', async () => {
  tell({ banners: [] });
  await openBanners();
  await waitFor(() => expect(platform.calls('announcements')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Offers and news' })).toBeNull());
});

let makeWhole: () => void;

/** The home before its carousel has come, and after it. */
function Home() {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    makeWhole = () => setWhole(true);
  }, []);
  return isWhole ? <HomeBanners /> : <BannersRoom />;
}

it('has the first banner whole before the others move: its words, its way, and the keyboard on it', async () => {
  tell({ banners: [banner(1), banner(2)] });
  await renderPart(<Home />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Banner 1/ });
  expect(link.pathname).toBe('/m/hot-games');
  expect(screen.queryByRole('region', { name: 'Offers and news' })).toBeNull();
  act(() => link.focus());
  act(() => makeWhole());
  const [first] = within(await carousel()).getAllByRole('link');
  expect(document.activeElement).toBe(first);
});

it('has the line of notices from the first paint: its frame, then the first of them, before any moves', async () => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  platform.on('announcements', async () => {
    await held;
    return { ...homeContent, player: [notice(1), notice(2)] };
  });
  await renderPart(<NoticesRoom />);
  screen.getByRole('link', { name: 'Announcements' });
  expect(screen.queryByText('Notice 1')).toBeNull();
  act(() => answer());
  await screen.findByText('Notice 1');
  expect(screen.queryByText('Notice 2')).toBeNull();
});

it('leaves the keyboard where it is when the carousel comes', async () => {
  tell({ banners: [banner(1), banner(2)] });
  await renderPart(<Home />);
  const link = await screen.findByRole('link', { name: /^Banner 1/ });
  act(() => link.focus());
  act(() => link.blur());
  act(() => makeWhole());
  await carousel();
  expect(document.activeElement).toBe(document.body);
});

it('keeps no room where it is known that there is no banner', async () => {
  tell({ banners: [] });
  await renderPart(
    <main>
      <Home />
    </main>,
  );
  await waitFor(() => expect(platform.calls('announcements')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('main').childElementCount).toBe(0));
});

const openLine = (scene: Scene = {}) => renderPart(<NoticeLine />, scene);
const mine = { session: member };

it('tells the newest notices in a line, and leads to everything written to a member by an envelope with a mark [MS-13]', async () => {
  tell({
    player: [notice(1), notice(2, { read: true }), ...[3, 4, 5, 6].map((id) => notice(id))],
    footer: { unreadCount: 5 },
  });
  noteUnread({ announcement: 5, inbox: 2 });
  await openLine(mine);
  const line = within(await screen.findByRole('region', { name: 'News' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `Notice ${id}`),
  );
  const envelope = line.getByRole('link', { name: 'Messages, 7 not read' });
  expect(envelope.getAttribute('href')).toBe('/m/message');
});

it('opens the notice that was pressed on the page of all of them [MS-13]', async () => {
  tell({ player: [notice(1), notice(2)] });
  const { user } = await openLine(mine);
  await user.click(await screen.findByRole('button', { name: 'Notice 2' }));
  expect(here()).toBe('/m/notice?i=1');
});

it('leads a visitor to the notices, of which none is marked', async () => {
  tell({ player: [notice(1)] });
  await openLine();
  const envelope = await screen.findByRole('link', { name: 'Announcements' });
  expect(envelope.getAttribute('href')).toBe('/m/notice');
});

it('is no line without notices, and none when they cannot be told', async () => {
  platform.on('announcements', offline);
  await openLine();
  await waitFor(() => expect(platform.calls('announcements')).toHaveLength(3));
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
});

it('lets what an operator wrote run its own way, whichever way the page runs', async () => {
  tell({
    banners: [{ ...banner(1), title: 'Win!', text: 'Only today.' }],
    player: [notice(1, { title: 'Works tonight.', content: '<p>From four.</p>' })],
  });
  await fetchSanitiser();
  await renderPart(
    <>
      <HomeBanners />
      <NoticeLine />
      <NoticesPage params={{ i: '0' }} />
    </>,
  );
  await screen.findByText('From four.');
  await screen.findByText('Win!');
  for (const text of ['Win!', 'Only today.', 'Works tonight.', 'From four.']) {
    const own = screen.getAllByText(text).map((one) => one.closest('bdi, [dir="auto"]'));
    expect([text, own.length > 0 && !own.includes(null)]).toEqual([text, true]);
  }
});
