import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { renderPart, type Scene } from '../../testing/render.tsx';
import { homeContent, member, merchant, notice } from '../../testing/samples.ts';
import { HomeBanners } from './components/home-banners.tsx';
import { NoticeLine } from './components/notice-line.tsx';

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
  vi.useFakeTimers();
  // It begins to stand anew with the clock that the test holds.
  await act(async () => shown.getByRole('button', { name: 'Pause' }).click());
  await act(async () => shown.getByRole('button', { name: 'Go on' }).click());
  const [track] = shown.getAllByRole('list');
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

it('lets one banner rest: no dots, nothing to pause [HM-12]', async () => {
  tell({ banners: [banner(1)] });
  await openBanners();
  expect(within(await carousel()).queryAllByRole('button')).toEqual([]);
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

const openLine = (scene: Scene = {}) => renderPart(<NoticeLine />, scene);
const mine = { session: member };

it('tells the newest notices in a line, and all of them behind an envelope with a mark [MS-13]', async () => {
  tell({
    player: [notice(1), notice(2, { read: true }), ...[3, 4, 5, 6].map((id) => notice(id))],
    footer: { unreadCount: 5 },
  });
  const { user } = await openLine(mine);
  const line = within(await screen.findByRole('region', { name: 'News' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `Notice ${id}`),
  );
  await user.click(line.getByRole('button', { name: 'Notices, 5 not read' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Notices' }));
  expect(sheet.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(sheet.getAllByText('Not read')).toHaveLength(5);
});

it('opens the notice that was pressed, and marks it as read once [MS-13, ST-08]', async () => {
  tell({ player: [notice(1)], footer: { unreadCount: 1 } });
  platform.on('readAnnouncement', () => {
    tell({ player: [notice(1, { read: true })] });
    return null;
  });
  const { user } = await openLine(mine);
  await user.click(await screen.findByRole('button', { name: 'Notice 1' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Notices' }));
  await sheet.findByText('Text of 1');
  await waitFor(() => expect(sheet.queryByText('Not read')).toBeNull());
  expect(platform.calls('readAnnouncement').map(({ body }) => body)).toEqual([
    { announcementId: '1', read: true },
  ]);
});

it('marks a notice at once, tells the platform, and reads the notices anew after that [ST-29]', async () => {
  const slow = Promise.withResolvers<null>();
  platform.on('readAnnouncement', () => slow.promise);
  tell({ player: [notice(1)], footer: { unreadCount: 1 } });
  const { user } = await openLine(mine);
  await user.click(await screen.findByRole('button', { name: 'Notice 1' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Notices' }));
  await waitFor(() => expect(sheet.queryByText('Not read')).toBeNull());
  await waitFor(() => expect(platform.calls('readAnnouncement')).toHaveLength(1));
  expect(platform.calls('announcements')).toHaveLength(1);
  tell({ player: [notice(1, { read: true }), notice(2, { read: true })] });
  slow.resolve(null);
  await sheet.findByText('Notice 2');
  expect(platform.calls('announcements')).toHaveLength(2);
});

it('takes every notice for read by a guest of free play, and marks none [ST-30]', async () => {
  tell({ player: [notice(1), notice(2)], footer: { unreadCount: 2 } });
  const { user } = await openLine({ session: { ...member, type: 4 } });
  await user.click(await screen.findByRole('button', { name: 'Notice 1' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Notices' }));
  await user.click(sheet.getByText('Notice 2'));
  sheet.getByText('Text of 2');
  expect(sheet.queryByText('Not read')).toBeNull();
  expect(screen.queryByRole('button', { name: /not read/, hidden: true })).toBeNull();
  expect(platform.calls('readAnnouncement')).toEqual([]);
});

it('marks nothing for a visitor, who may read all the same', async () => {
  tell({ player: [notice(1)] });
  const { user } = await openLine();
  await user.click(await screen.findByRole('button', { name: 'Notice 1' }));
  expect(
    within(screen.getByRole('dialog', { name: 'Notices' })).queryByText('Not read'),
  ).toBeNull();
  expect(platform.calls('readAnnouncement')).toEqual([]);
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
  const { user } = await renderPart(
    <>
      <HomeBanners />
      <NoticeLine />
    </>,
  );
  const [line] = await screen.findAllByRole('button', { name: 'Works tonight.' });
  await user.click(line ?? document.body);
  await screen.findByText('From four.');
  for (const text of ['Win!', 'Only today.', 'Works tonight.', 'From four.']) {
    const own = screen.getAllByText(text).map((one) => one.closest('bdi, [dir="auto"]'));
    expect([text, own.length > 0 && !own.includes(null)]).toEqual([text, true]);
  }
});
