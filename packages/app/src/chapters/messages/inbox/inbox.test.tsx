import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fetchSanitiser } from '#kernel/rich-text/sanitiser.ts';
import { openSession } from '#kernel/session/session.ts';
import { forgetUnread } from '#kernel/session/badges/unread.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts, type Scene } from '../../../testing/render.tsx';
import { homeContent, member } from '../../../testing/samples.ts';
import { scrollToEnd } from '../../../testing/sight.ts';

type Letter = Reply<'inbox'>['list'][number];

let platform: Platform;
let letters: Letter[];

const letter = (id: number, more: Partial<Letter> = {}): Letter => ({
  id: `${id}`,
  title: `Letter ${id}`,
  content: `<p>Text of <b>${id}</b></p>`,
  createdAt: 1_700_000_000_000 - id,
  read: false,
  kind: 'system',
  ...more,
});

const unreadCount = (): number => letters.filter(({ read }) => !read).length;

beforeEach(async () => {
  forgetUnread();
  letters = [letter(1), letter(2), letter(3, { read: true })];
  platform = await startPlatform();
  platform.on('announcements', () => homeContent);
  platform.on('inboxUnread', unreadCount);
  platform.on('inbox', ({ query }) => {
    const size = Number(query['pageSize']);
    const page = Number(query['pageNo']);
    return {
      list: letters.slice((page - 1) * size, page * size),
      pageNum: page,
      totalPages: Math.ceil(letters.length / size),
    };
  });
  platform.on('readInbox', ({ body }) => {
    const { ids } = body as { ids: string[] };
    letters = letters.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
    return null;
  });
  platform.on('deleteInbox', ({ query }) => {
    letters = letters.filter(({ id }) => id !== query['ids']);
    return null;
  });
  await fetchSanitiser();
});

const open = (scene: Scene = {}) => openApp({ at: '/m/webEmail', session: member, ...scene });
const main = () => within(screen.getByRole('main'));
const row = (id: number) => main().findByRole('button', { name: new RegExp(`^Letter ${id}`) });
const isGone = (id: number) =>
  waitFor(() =>
    expect(main().queryByRole('button', { name: new RegExp(`^Letter ${id}`) })).toBeNull(),
  );

type User = Awaited<ReturnType<typeof open>>['user'];

async function choose(user: User, id: number, what: string): Promise<void> {
  await user.click(await main().findByRole('button', { name: `More about “Letter ${id}”` }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}

it('lists letters, opens one and has it read by that [RT-11]', async () => {
  const { user } = await open();
  expect(await main().findByText('2 not read')).toBeDefined();
  await user.click(await row(1));
  const sheet = within(await screen.findByRole('dialog', { name: 'Letter 1' }));
  expect((await sheet.findByText('1')).localName).toBe('b');
  expect(await main().findByText('1 not read')).toBeDefined();
  await waitFor(() => expect(platform.calls('readInbox')).toHaveLength(1));
  expect(platform.calls('readInbox')[0]?.body).toEqual({ ids: ['1'] });
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await user.click(await row(1));
  expect(platform.calls('readInbox')).toHaveLength(1);
});

it('leads on from a letter to what it is about, and lets it be thrown away more quietly', async () => {
  letters = [letter(1, { kind: 'wallet' }), letter(2, { kind: 'promotion' }), letter(3)];
  const { user } = await open();
  const ways: [number, string | undefined][] = [
    [1, '/m/transaction/record'],
    [2, '/m/activity'],
    [3, undefined],
  ];
  for (const [id, to] of ways) {
    await user.click(await row(id));
    const sheet = within(await screen.findByRole('dialog', { name: `Letter ${id}` }));
    expect(sheet.queryByRole('link')?.getAttribute('href')).toBe(to);
    expect(sheet.getByRole('button', { name: 'Delete' }).dataset['variant']).toBe('quiet');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
  }
});

it('has a menu for a letter of which there are two things to do, and none of one entry', async () => {
  await open();
  await row(3);
  main().getByRole('button', { name: 'More about “Letter 1”' });
  expect(main().queryByRole('button', { name: 'More about “Letter 3”' })).toBeNull();
});

it('does not say that all is read before anybody has said so', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  platform.on('inboxUnread', () => promise);
  await open();
  await row(1);
  expect(main().queryByText('All read')).toBeNull();
  resolve(0);
  expect(await main().findByText('All read')).toBeDefined();
});

it('shows a letter once that a newer one has moved on to the next page', async () => {
  platform.on('inbox', ({ query }) => ({
    list: query['pageNo'] === '1' ? [letter(1), letter(2)] : [letter(2), letter(3)],
    pageNum: Number(query['pageNo']),
    totalPages: 2,
  }));
  await open();
  await row(1);
  await scrollToEnd();
  await row(3);
  expect(main().getAllByRole('button', { name: /^Letter 2/ })).toHaveLength(1);
});

it('counts what was read before anybody had said how many there are', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  platform.on('inboxUnread', () => promise);
  // Still on the way at the end: one that fails would be tried again under the next test.
  platform.on('readInbox', () => new Promise(() => {}));
  const { user } = await open();
  await user.click(await row(1));
  resolve(2);
  expect(await main().findByText('1 not read')).toBeDefined();
});

it('marks all as read, those of pages that nobody has seen too', async () => {
  letters = Array.from({ length: 230 }, (_, index) => letter(index + 1));
  const { user } = await open();
  await user.click(await main().findByRole('button', { name: 'Mark all as read' }));
  expect(await main().findByText('All read')).toBeDefined();
  await waitFor(() => expect(unreadCount()).toBe(0));
  expect(platform.calls('readInbox').map(({ body }) => (body as { ids: [] }).ids.length)).toEqual([
    100, 100, 30,
  ]);
});

it('says that marking all has failed, and shows what is true', async () => {
  platform.on('readInbox', () => new Refusal('system.busy', { status: 400 }));
  const { user } = await open();
  await user.click(await main().findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(toasts()).toContain('Very busy right now.'));
  expect(await main().findByText('2 not read')).toBeDefined();
});

it('hides a letter at once, and deletes it once it cannot be had back any more', async () => {
  const { user } = await open();
  await choose(user, 1, 'Delete');
  await isGone(1);
  expect(await main().findByText('1 not read')).toBeDefined();
  expect(platform.calls('deleteInbox')).toEqual([]);
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(platform.calls('deleteInbox')).toHaveLength(1));
  expect(platform.calls('deleteInbox')[0]?.query).toEqual({ ids: '1' });
  await waitFor(() => expect(toasts()).toBe(''));
  await isGone(1);
});

it('gives a letter back, and tells the platform nothing', async () => {
  const { user } = await open();
  await choose(user, 1, 'Delete');
  await isGone(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await row(1);
  expect(await main().findByText('2 not read')).toBeDefined();
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  expect(platform.calls('deleteInbox')).toEqual([]);
});

it('counts a letter that was read before it was deleted and had back as read', async () => {
  const { user } = await open();
  await user.click(await row(3));
  const sheet = within(await screen.findByRole('dialog', { name: 'Letter 3' }));
  await user.click(sheet.getByRole('button', { name: 'Delete' }));
  await isGone(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await row(3);
  expect(main().getByText('2 not read')).toBeDefined();
});

it('deletes nothing in the session of another member', async () => {
  const { user } = await open();
  await choose(user, 1, 'Delete');
  await isGone(1);
  act(() => openSession({ ...member, userName: 'jose', token: 'token-of-jose' }));
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  // What was asked for before it has arrived by then.
  await call('deleteInbox', { query: { ids: '9' } });
  expect(platform.calls('deleteInbox').map(({ query }) => query['ids'])).toEqual(['9']);
});

it('deletes by itself after eight seconds', async () => {
  const { user } = await open();
  await row(1);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await choose(user, 1, 'Delete');
  await isGone(1);
  await vi.advanceTimersByTimeAsync(8_000);
  await waitFor(() => expect(platform.calls('deleteInbox')).toHaveLength(1));
});

it('shows a letter again that could not be deleted, and says why', async () => {
  platform.on('deleteInbox', offline);
  const { user } = await open();
  await choose(user, 2, 'Delete');
  await isGone(2);
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  await row(2);
  expect(toasts()).toContain('No connection.');
});

it('sends a visitor to the log-in and back [RO-02]', async () => {
  await openApp({ at: '/m/webEmail' });
  await screen.findByLabelText('Username');
  expect(location.search).toBe(`?redirect=${encodeURIComponent('/m/webEmail')}`);
});

it('has nothing for a guest of free play but the way to become a member [RO-05, RO-07]', async () => {
  await open({ session: { ...member, type: 4 } });
  await waitFor(() => expect(toasts()).toContain('Not for free play.'));
  const way = await main().findByRole('link', { name: 'Register' });
  expect(way.getAttribute('href')).toBe('/m/register');
  expect(platform.calls('inbox')).toEqual([]);
});

it('leads to the notices where there is no letter', async () => {
  letters = [];
  await open();
  await main().findByText('No letters');
  expect(main().getByRole('link', { name: 'Announcements' }).getAttribute('href')).toBe(
    '/m/notice',
  );
});

it('says that letters did not come, and asks again at a press [ER-06]', async () => {
  let isDown = true;
  platform.on('inbox', () => (isDown ? offline() : { list: letters, pageNum: 1, totalPages: 1 }));
  const { user } = await open();
  const again = await main().findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await row(1)).toBeDefined();
});
