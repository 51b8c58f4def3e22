import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { connected } from '#kernel/live/connected.ts';
import { noteCuts } from '#kernel/live/cut.ts';
import { closeSession } from '#kernel/session/session.ts';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp, toasts } from '../../testing/render.tsx';
import { games, member, wallet } from '../../testing/samples.ts';
import { scrollUntil } from '../../testing/sight.ts';

let platform: Platform;
let lines: LiveLine[];

beforeEach(async () => {
  lines = [];
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('stream', () => {
    const line = openLine();
    lines.push(line);
    return line.response;
  });
});

const lastLine = async (): Promise<LiveLine> => {
  await waitFor(() => expect(lines.length).toBeGreaterThan(0));
  const line = lines.at(-1);
  if (!line) throw new Error('Nobody listens');
  return line;
};

it('shows a balance that has moved, without being asked', async () => {
  await openApp({ session: member });
  await screen.findByText('₱100.00');
  platform.on('wallet', () => wallet('250'));
  (await lastLine()).send('balance', { transactionId: '1' });
  expect(await screen.findByText('₱250.00')).toBeDefined();
});

it('sends a member to the log-in as soon as the session is replaced, and says so', async () => {
  await openApp({ session: member });
  await screen.findByText('₱100.00');
  platform.on('wallet', () => new Refusal('session.replaced'));
  (await lastLine()).send('session', { why: 'replaced' });
  await screen.findByLabelText('Username');
  expect(toasts()).toBe('Your account was logged out. Please log in again.');
});

it('listens as the member who is logged in, and as a visitor afterwards', async () => {
  await openApp({ session: member });
  await lastLine();
  expect(platform.calls('stream')[0]?.headers['Authorization']).toBe('Bearer token-of-maria');
  act(() => closeSession());
  await waitFor(() => expect(platform.calls('stream')).toHaveLength(2));
  expect(platform.calls('stream')[1]?.headers['Authorization']).toBeUndefined();
});

it('reads the winners anew some seconds after a win, once for many', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openApp();
  const line = await lastLine();
  await scrollUntil(() => expect(platform.calls('winners')).toHaveLength(1));
  for (let wins = 0; wins < 5; wins++) line.send('winner', {});
  await vi.advanceTimersByTimeAsync(4_000);
  expect(platform.calls('winners')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(platform.calls('winners')).toHaveLength(2));
});

it('asks how it stands with the site when there is news of it, as each visitor is told for themselves', async () => {
  await openApp();
  const line = await lastLine();
  await waitFor(() => expect(platform.calls('systemStatus')).toHaveLength(1));
  line.send('status', {});
  await waitFor(() => expect(platform.calls('systemStatus')).toHaveLength(2));
});

it.each([
  ['asks for the balance now and then where news cannot be had', 'refused', 2],
  ['does not where it can', 'open', 2],
] as const)('%s', async (_title, line, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  if (line === 'refused') platform.on('stream', () => new Refusal('planned'));
  await openApp({ session: member });
  await screen.findByText('₱100.00');
  await vi.advanceTimersByTimeAsync(35_000);
  await waitFor(() => expect(platform.calls('wallet')).toHaveLength(times));
});

it('looks at the balance again when it may have missed news', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openApp({ session: member });
  await screen.findByText('₱100.00');
  const line = await lastLine();
  line.send('status', { maintenance: false });
  await vi.advanceTimersByTimeAsync(100);
  platform.on('wallet', (): Reply<'wallet'> => wallet('80'));
  line.hangUp();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText('₱80.00')).toBeDefined();
});

it.each([
  ['long after the page was', 4_000],
  ['with the page', 0],
])('asks again for what is unread where the first line is there %s', async (_, wait) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { promise, resolve } = Promise.withResolvers<Response>();
  platform.on('stream', () => promise);
  platform.on('inboxUnread', () => 3);
  await openApp({ session: member });
  await waitFor(() => expect(platform.calls('stream')).toHaveLength(1));
  await waitFor(() => expect(platform.calls('inboxUnread')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(wait);
  const line = openLine();
  resolve(line.response);
  line.send('winner', {});
  // No longer: a line that is silent is taken for a dead one, and what was missed is asked for.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(platform.calls('inboxUnread')).toHaveLength(2);
});

it.each([
  ['was there before it, and asks once', 'answered'],
  ['was on its way, and asks once', 'asked'],
])('takes no balance for true that %s more as the first news begin', async (_, state) => {
  const stream = Promise.withResolvers<Response>();
  const former = Promise.withResolvers<Reply<'wallet'>>();
  platform.on('stream', () => stream.promise);
  platform.on('wallet', () => former.promise);
  await openApp({ session: member });
  await waitFor(() => expect(platform.calls('stream')).toHaveLength(1));
  await waitFor(() => expect(platform.calls('wallet')).toHaveLength(1));
  if (state === 'answered') {
    former.resolve(wallet('100'));
    await screen.findByText('₱100.00');
  }
  platform.on('wallet', () => wallet('250'));
  const line = openLine();
  stream.resolve(line.response);
  line.send('winner', {});
  await waitFor(() => expect(connected.get()).toBe(true));
  former.resolve(wallet('100'));
  expect(await screen.findByText('₱250.00')).toBeDefined();
  expect(platform.calls('wallet')).toHaveLength(2);
  // A line that was given up and opened anew would have asked as well.
  expect(platform.calls('stream')).toHaveLength(1);
});

it('asks how it stands with the site when it may have missed news of it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openApp();
  const line = await lastLine();
  line.send('winner', {});
  await vi.advanceTimersByTimeAsync(100);
  expect(platform.calls('systemStatus')).toHaveLength(1);
  platform.on('systemStatus', () => ({
    info: '',
    location: { ip: '203.0.113.7' },
    maintenance: true,
    regionRestriction: false,
  }));
  line.hangUp();
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByRole('heading', { level: 1, name: 'Back in a moment' });
});

it('takes no answer for true where the line was cut before anybody listened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  noteCuts();
  for (const news of ['offline', 'online']) window.dispatchEvent(new Event(news));
  const { promise, resolve } = Promise.withResolvers<Response>();
  platform.on('stream', () => promise);
  platform.on('inboxUnread', () => 3);
  await openApp({ session: member });
  await waitFor(() => expect(platform.calls('stream')).toHaveLength(1));
  await waitFor(() => expect(platform.calls('inboxUnread')).toHaveLength(1));
  const line = openLine();
  resolve(line.response);
  line.send('winner', {});
  // No longer, as above.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(platform.calls('inboxUnread')).toHaveLength(2);
});
