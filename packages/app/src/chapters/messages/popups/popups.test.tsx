import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { untilCalm } from '../../../testing/sight.ts';
import { offline, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, type Scene } from '../../../testing/render.tsx';
import { homeContent, member, notice, wallet } from '../../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('announcements', () => ({
    ...homeContent,
    player: [notice(1), notice(2), notice(3, { read: true })],
    popup: [notice(8, { title: 'Welcome back' })],
  }));
});

const mine: Scene = { session: member };
const popup = (name: string) => screen.findByRole('dialog', { name });
const close = { name: 'Close' };
const shown = (name: string) => screen.queryByRole('dialog', { name }) !== null;

/** Opened by somebody who presses something, after which the page may say something of its own. */
async function open(scene: Scene = {}) {
  const opened = await openApp(scene);
  await opened.user.click(await screen.findByRole('heading', { level: 1 }));
  return opened;
}

/** Home is there with all that it has to say. */
const settled = () => screen.findByRole('region', { name: 'News' });

it('tells notices in a popup that stays away for the session once it is closed [HM-02, HM-03]', async () => {
  const { user } = await open();
  const notices = within(await popup('Notice 1'));
  notices.getByText('1 of 2');
  await user.click(notices.getByRole('button', { name: 'Next' }));
  notices.getByText('Text of 2');
  await user.click(notices.getByRole('button', close));
  expect(sessionStorage.getItem('NOTICE_POP')).toBe('1');
  expect(shown('Notice 2')).toBe(false);
  expect(shown('Welcome back')).toBe(false);
});

it.each([
  ['were closed in this session', () => sessionStorage.setItem('NOTICE_POP', '1')],
  [
    'are to stay away for today',
    () => localStorage.setItem('NOTICE_POP_QUIET', new Date().toDateString()),
  ],
  ['are none', () => platform.on('announcements', () => homeContent)],
  ['cannot be told', () => platform.on('announcements', offline)],
])('shows no notices that %s [HM-02]', async (_, given) => {
  given();
  await open({ cameBack: true });
  await waitFor(() => expect(platform.calls('announcements').length).toBeGreaterThan(0));
  await untilCalm();
  expect(shown('Notice 1')).toBe(false);
});

it('tells a member after a log-in what the operator wants said, and that alone [HM-01]', async () => {
  const { user } = await open(mine);
  const welcome = within(await popup('Welcome back'));
  expect(shown('Notice 1')).toBe(false);
  await user.click(welcome.getByRole('checkbox', { name: 'Do not show today' }));
  await user.click(welcome.getByRole('button', close));
  expect(sessionStorage.getItem('LOGIN_POP')).toBe('1');
  expect(localStorage.getItem('LOGIN_POP_QUIET')).toBe(new Date().toDateString());
  await untilCalm();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells the notices at the next visit', async () => {
  localStorage.setItem('VISITS', JSON.stringify({ count: 1, at: Date.now() - 30 * 60_000 }));
  localStorage.setItem('POPUPS_SHOWN', JSON.stringify({ visits: { welcome: 1 }, toMember: true }));
  await open(mine);
  await popup('Notice 1');
  expect(shown('Welcome back')).toBe(false);
});

it('is asked no second time where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const { user } = await open();
  await user.click(within(await popup('Notice 1')).getByRole('button', close));
  await user.click(screen.getByRole('link', { name: 'Promos' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await settled();
  await untilCalm();
  expect(shown('Notice 1')).toBe(false);
});
