import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, type Scene } from '../../../testing/render.tsx';
import { homeContent, member, notice } from '../../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('readAnnouncement', () => null);
  platform.on('inboxUnread', () => 0);
  await fetchSanitiser();
});

const tell = (content: Partial<Reply<'announcements'>>) =>
  platform.on('announcements', () => ({ ...homeContent, ...content }));

const open = (scene: Scene = {}) => openApp({ at: '/m/notice', session: member, ...scene });

const head = (name: string) => screen.findByRole('heading', { level: 2, name });
const isOpen = (heading: HTMLElement): boolean => heading.closest('details')?.open ?? false;

it('lists notices with their days, each of which opens to what was written [RT-09, MS-10]', async () => {
  tell({ player: [notice(1, { content: '<p>From <b>four</b>.</p>' }), notice(2)] });
  const { user } = await open();
  const first = await head('Notice 1');
  expect(screen.getByRole('main').textContent).toContain('2023-11-15');
  expect(isOpen(first)).toBe(false);
  await user.click(first);
  expect(isOpen(first)).toBe(true);
  expect((await screen.findByText('four')).localName).toBe('b');
  await user.click(first);
  expect(isOpen(first)).toBe(false);
});

it('opens the one whose place the address names, and says in the address which is open [RT-09]', async () => {
  tell({ player: [notice(1), notice(2)] });
  const { user } = await open({ at: '/m/notice?i=1' });
  expect(isOpen(await head('Notice 2'))).toBe(true);
  await user.click(await head('Notice 1'));
  await waitFor(() => expect(here()).toBe('/m/notice?i=0'));
  await waitFor(async () => expect(isOpen(await head('Notice 2'))).toBe(false));
  await user.click(await head('Notice 1'));
  await waitFor(() => expect(here()).toBe('/m/notice'));
});

it.each(['7', '-1', 'two', ''])('opens none for the place “%s”', async (place) => {
  tell({ player: [notice(1)] });
  await open({ at: `/m/notice?i=${place}` });
  expect(isOpen(await head('Notice 1'))).toBe(false);
  expect(platform.calls('readAnnouncement')).toEqual([]);
});

it('marks a notice at once, tells the platform once, and reads the notices anew [MS-11, ST-29]', async () => {
  const slow = Promise.withResolvers<null>();
  platform.on('readAnnouncement', () => slow.promise);
  tell({ player: [notice(1)], footer: { unreadCount: 1 } });
  const { user } = await open();
  const main = within(screen.getByRole('main'));
  await main.findByText('Not read');
  await user.click(await head('Notice 1'));
  await waitFor(() => expect(main.queryByText('Not read')).toBeNull());
  await waitFor(() => expect(platform.calls('readAnnouncement')).toHaveLength(1));
  expect(platform.calls('readAnnouncement')[0]?.body).toEqual({ announcementId: '1', read: true });
  const asked = platform.calls('announcements').length;
  tell({ player: [notice(1, { read: true }), notice(2, { read: true })] });
  slow.resolve(null);
  await head('Notice 2');
  expect(platform.calls('announcements')).toHaveLength(asked + 1);
  expect(platform.calls('readAnnouncement')).toHaveLength(1);
});

/** As a platform writes it that calls an id otherwise. */
const named = (content: object) => tell(content as Partial<Reply<'announcements'>>);

it('knows a notice by announcementId as by id, and marks it by that [ST-08]', async () => {
  const { id: _, ...other } = notice(2);
  named({ player: [notice(1), { ...other, announcementId: '2' }], footer: { unreadCount: 2 } });
  const { user } = await open();
  await user.click(await head('Notice 2'));
  await waitFor(() => expect(platform.calls('readAnnouncement')).toHaveLength(1));
  expect(platform.calls('readAnnouncement')[0]?.body).toEqual({ announcementId: '2', read: true });
});

it('leaves one out that has no id at all, and shows the others', async () => {
  const { id: _, ...none } = notice(1);
  named({ player: [none, null, notice(2)] });
  await open();
  await head('Notice 2');
  expect(screen.queryByRole('heading', { level: 2, name: 'Notice 1' })).toBeNull();
});

it('shows the notices beside a banner that has no id, or is none', async () => {
  named({ banners: [{ url: '/img/1.webp' }, null], player: [notice(1)] });
  await open();
  expect(await head('Notice 1')).toBeDefined();
});

it('takes a mark back that the platform refuses, and does not insist', async () => {
  platform.on('readAnnouncement', () => new Refusal('announcement.missing'));
  tell({ player: [notice(1)], footer: { unreadCount: 1 } });
  await open({ at: '/m/notice?i=0' });
  await waitFor(() => expect(platform.calls('readAnnouncement')).toHaveLength(1));
  await within(screen.getByRole('main')).findByText('Not read');
  expect(platform.calls('readAnnouncement')).toHaveLength(1);
});

it('takes every notice for read by a guest of free play, and marks none [ST-30]', async () => {
  tell({ player: [notice(1), notice(2)], footer: { unreadCount: 2 } });
  await open({ at: '/m/notice?i=0', session: { ...member, type: 4 } });
  await screen.findByText('Text of 1');
  expect(within(screen.getByRole('main')).queryByText('Not read')).toBeNull();
  expect(platform.calls('readAnnouncement')).toEqual([]);
});

it('is there to read for a visitor, with nothing marked', async () => {
  tell({ player: [notice(1)] });
  await openApp({ at: '/m/notice?i=0' });
  await screen.findByText('Text of 1');
  expect(within(screen.getByRole('main')).queryByText('Not read')).toBeNull();
  expect(platform.calls('readAnnouncement')).toEqual([]);
});

it('says that there is none, and leads to the games [MS-12]', async () => {
  tell({ player: [] });
  await open();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('No announcements yet')).toBeDefined();
  expect(main.getByRole('link', { name: 'Browse games' }).getAttribute('href')).toBe('/m/gameList');
});

it('says that they did not come, and asks again at a press [ER-06]', async () => {
  platform.on('announcements', offline);
  const { user } = await open();
  const main = within(screen.getByRole('main'));
  const again = await main.findByRole('button', { name: 'Try again' });
  tell({ player: [notice(1)] });
  await user.click(again);
  expect(await head('Notice 1')).toBeDefined();
});
