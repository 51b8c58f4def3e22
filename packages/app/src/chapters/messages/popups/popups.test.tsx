import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

/** Home is there with all that it has to say. */
const settled = () => screen.findByRole('region', { name: 'News' });

it('tells notices in a popup that stays away for the session once it is closed [HM-02, HM-03]', async () => {
  const { user } = await openApp();
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
  await openApp({ cameBack: true });
  await waitFor(() => expect(platform.calls('announcements').length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shown('Notice 1')).toBe(false);
});

it('says after the notices what a member is told after a log-in, one popup at a time [HM-01]', async () => {
  const { user } = await openApp(mine);
  const notices = within(await popup('Notice 1'));
  expect(shown('Welcome back')).toBe(false);
  await user.click(notices.getByRole('button', close));
  const welcome = within(await popup('Welcome back'));
  await user.click(welcome.getByRole('checkbox', { name: 'Do not show today' }));
  await user.click(welcome.getByRole('button', close));
  expect(sessionStorage.getItem('LOGIN_POP')).toBe('1');
  expect(localStorage.getItem('LOGIN_POP_QUIET')).toBe(new Date().toDateString());
});

it('is asked no second time where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const { user } = await openApp();
  await user.click(within(await popup('Notice 1')).getByRole('button', close));
  await user.click(screen.getByRole('link', { name: 'Promos' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shown('Notice 1')).toBe(false);
});
