import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { forgetUnread } from '#kernel/session/badges/unread.ts';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts, type Scene } from '../../../testing/render.tsx';
import { homeContent, member, notice } from '../../../testing/samples.ts';
import { sealed } from '../../../testing/sealed.ts';

const telegram = { resourceType: 'TELEGRAM', url: 'https://t.example/aurora' } as const;

let platform: Platform;
let line: LiveLine | undefined;

beforeEach(async () => {
  forgetUnread();
  line = undefined;
  platform = await startPlatform();
  platform.on('announcements', () => ({
    ...homeContent,
    player: [notice(1), notice(2), notice(3, { read: true })],
    footer: { unreadCount: 2 },
  }));
  platform.on('inboxUnread', () => 120);
  platform.on('inbox', () => ({
    list: [
      {
        id: '1',
        title: 'Paid out',
        content: '',
        createdAt: 1,
        read: false,
        kind: 'wallet' as const,
      },
    ],
    pageNum: 1,
    totalPages: 1,
  }));
  platform.on('downloads', () => ({ appWindow: false, list: [telegram] }));
  platform.on('customerService', async () => [
    { csType: 'LIVECHAT', title: 'CS', path: await sealed('tel:+6325550') },
    { csType: 'FACEBOOK', title: 'CS', path: await sealed('mailto:help@aurora.example') },
  ]);
  platform.on('whitelabel', () => ({
    contacts: [{ labelNameEn: 'Affiliates', url: 'https://partners.example/aurora' }],
    riskText: '',
    flags: {},
    template: {
      app_background: '',
      app_desc: '',
      app_desc_font_color: '',
      mem_cen: '',
      dep_func: '',
    },
    ageMin: 21,
  }));
  platform.on('stream', () => {
    line = openLine();
    return line.response;
  });
});

const open = (scene: Scene = {}) => openApp({ at: '/m/message', session: member, ...scene });
const row = (name: RegExp) => screen.findByRole('link', { name });

it('has a row for everything that is written and for everybody who answers [RT-10, MS-03]', async () => {
  await open();
  const main = within(screen.getByRole('main'));
  await main.findByText('Paid out');
  await row(/^Telegram/);
  await row(/^Help centre/);
  const rows = main.getAllByRole('link').map((link) => link.textContent);
  expect(rows.map((text) => text.match(/^\D*/)?.[0])).toEqual([
    'TelegramNews from Aurora',
    'AnnouncementsNotice ',
    'InboxPaid out',
    'Live chatWith somebody of the house, now',
    'AffiliatesDoing business with the house',
    'Customer serviceSomebody answers',
    'Help centreWhat is asked often',
  ]);
  expect((await row(/^Telegram/)).getAttribute('href')).toBe('https://t.example/aurora');
});

it('has no live chat where the merchant has none [MS-05]', async () => {
  vi.stubGlobal('FLAGS', { ...FLAGS, CBS3: false });
  await open();
  await row(/^Help centre/);
  expect(screen.queryByText('Live chat')).toBeNull();
  // Nor by another name.
  const service = await row(/^Customer service/);
  expect(service.getAttribute('href')).toBe('mailto:help@aurora.example');
});

it('keeps the room of what comes later, and moves no row', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply<'downloads'>>();
  platform.on('downloads', () => promise);
  await open();
  const written = within(screen.getByRole('list', { name: 'Written to you' }));
  await written.findByText('Paid out');
  const place = () => written.getByText('Paid out').closest('ul')?.childElementCount;
  const before = place();
  resolve({ appWindow: false, list: [telegram] });
  await row(/^Telegram/);
  expect(place()).toBe(before);
});

const chat = 'Live chatWith somebody of the house, now';

it.each([
  ['Inbox', 1_000],
  ['Live chat', 1_000],
])(
  'says for a second to a guest of free play that %s is not for them [RO-05]',
  async (name, shown) => {
    await openApp({ at: '/m/message', session: { ...member, type: 4 } });
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
    vi.useFakeTimers();
    await act(async () => button.click());
    await act(() => vi.advanceTimersByTimeAsync(shown - 1));
    expect(toasts()).toContain('Not for free play. Register to use it.');
    // It goes in a third of a second.
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(toasts()).toBe('');
  },
);

it.each([
  ['a visitor', undefined, 'You are not logged in, please login first', 2_000],
  ['a guest of free play', { ...member, type: 4 }, 'Not for free play. Register to use it.', 1_000],
])(
  'opens no chat for %s, and says why for as long as is specified [RO-02, RO-05]',
  async (_, session, said, shown) => {
    await openApp({ at: '/m/message', ...(session ? { session } : {}) });
    const button = await screen.findByRole('button', { name: chat });
    vi.useFakeTimers();
    await act(async () => button.click());
    await act(() => vi.advanceTimersByTimeAsync(shown - 1));
    expect(toasts()).toContain(said);
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(toasts()).toBe('');
    expect(here()).toBe('/m/message');
  },
);

it('shows what is unread, no more than 99 [MS-04]', async () => {
  await open();
  await row(/^Announcements.*2 not read/);
  await waitFor(async () => expect((await row(/^Inbox/)).textContent).toContain('99+'));
  expect(await row(/^Inbox.*120 not read/)).toBeDefined();
});

it('shows no counts to a visitor, who logs in first to read what is theirs [MS-04, RO-02]', async () => {
  await openApp({ at: '/m/message' });
  const inbox = await row(/^Inbox/);
  expect(inbox.getAttribute('href')).toBe(`/m/login?redirect=${encodeURIComponent('/m/webEmail')}`);
  const notices = await row(/^Announcements/);
  expect(notices.getAttribute('href')).toBe(`/m/login?redirect=${encodeURIComponent('/m/notice')}`);
  await screen.findByText('Notice 1');
  expect(screen.getByRole('main').textContent).not.toContain('not read');
  expect(platform.calls('inboxUnread')).toEqual([]);
});

it('shows no counts to a guest of free play, and tells them that letters are not for them [RO-05, RO-07]', async () => {
  const { user } = await open({ session: { ...member, type: 4 } });
  await screen.findByText('Notice 1');
  expect(screen.getByRole('main').textContent).not.toContain('not read');
  await user.click(screen.getByRole('button', { name: /^Inbox/ }));
  expect(toasts()).toContain('Not for free play.');
  expect(here()).toBe('/m/message');
  expect(platform.calls('inboxUnread')).toEqual([]);
});

it('goes home by its arrow, wherever somebody came from [MS-06]', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('counts what is read and written elsewhere, without being asked (part of MS-04)', async () => {
  await open();
  await row(/^Inbox.*120 not read/);
  await row(/^Announcements.*2 not read/);
  await waitFor(() => expect(line).toBeDefined());
  const asked = platform.calls('announcements').length + platform.calls('inboxUnread').length;
  act(() => line?.send('unread', { inbox: 3 }));
  await row(/^Inbox.*3 not read/);
  act(() => line?.send('unread', { announcement: '2' }));
  await row(/^Announcements.*1 not read/);
  // The same said again, and one that was read long ago, change nothing.
  act(() => line?.send('unread', { announcement: '2' }));
  act(() => line?.send('unread', { announcement: '3' }));
  await row(/^Announcements.*1 not read/);
  expect(platform.calls('announcements').length + platform.calls('inboxUnread').length).toBe(asked);
});

it('keeps what the tab knew until the platform has answered [ST-17]', async () => {
  sessionStorage.setItem('unread', JSON.stringify({ announcement: 0, chat: 0, inbox: 0 }));
  await open();
  await row(/^Inbox.*120 not read/);
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('unread') ?? '')).toEqual({
      announcement: 2,
      chat: 0,
      inbox: 120,
    }),
  );
});
