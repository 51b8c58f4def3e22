import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { keepStatus } from '#kernel/gate/status.ts';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { games, member, wallet } from '../../testing/samples.ts';

let platform: Platform;

const status = (more: Partial<Reply<'systemStatus'>> = {}): Reply<'systemStatus'> => ({
  info: '',
  location: { ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
  ...more,
});

const until = Date.UTC(2099, 10, 24, 5);

beforeEach(async () => {
  localStorage.removeItem('systemStatus');
  platform = await startPlatform();
  platform.on('systemStatus', () => status());
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3, 20), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const work = () => heading('Back in a moment');
const home = () => screen.findByRole('button', { name: /^Game 1(?!\d)/ });

it('shows an open site as it is [ST-20]', async () => {
  await openApp();
  await home();
  await waitFor(() => expect(platform.calls('systemStatus')).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Back in a moment' })).toBeNull();
});

it('says that there is work on the site, and until when, in place of every page [ST-20, ER-04]', async () => {
  platform.on('systemStatus', () => status({ maintenance: true, regionRestriction: true, until }));
  await openApp({ at: '/m/set' });
  await work();
  screen.getByText('System upgrading, please try again later.');
  expect(document.querySelector('time')?.dateTime).toBe('2099-11-24T05:00:00.000Z');
  expect(document.title).toBe('Back in a moment · Aurora');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(here()).toBe('/m/set');
});

it('says that the site may not be shown here, with no second try [ST-20, ER-05]', async () => {
  platform.on('systemStatus', () => status({ regionRestriction: true }));
  await openApp();
  await heading('Not where you are');
  screen.getByText(/^Due to restriction of your location or IP address/);
  expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
});

it('leaves the way to their money open to members who are where nobody may play [RG-38]', async () => {
  platform.on('systemStatus', () => status({ regionRestriction: true }));
  const { user } = await openApp({ at: '/m/gameList' });
  await heading('Not where you are');
  screen.getByText(/What you have here stays yours/);
  await user.click(screen.getByRole('link', { name: 'Log in to my money' }));
  await screen.findByRole('button', { name: 'Log in' });
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fwithdraw');
});

it.each([
  ['/m/statement', true],
  ['/m/limits/exclusion', true],
  ['/m/voucherCenter', false],
  ['/m/limits/set?type=deposit', false],
  ['/m/activity', false],
])(
  'of a member’s pages shows those where nobody plays, where nobody may: %s %s [RG-38]',
  async (at, isShown) => {
    platform.on('systemStatus', () => status({ regionRestriction: true }));
    keepStatus({ gate: 'region' });
    await openApp({ at, session: member });
    if (isShown) await screen.findByRole('main');
    else await heading('Not where you are');
    await waitFor(() => expect(platform.calls('systemStatus').length).toBeGreaterThan(0));
    expect(document.title.startsWith('Not where you are')).toBe(!isShown);
  },
);

it('looks again when asked, and opens without a reload [ST-22]', async () => {
  platform.on('systemStatus', () => status({ maintenance: true }));
  const { user } = await openApp();
  await work();
  platform.on('systemStatus', () => status());
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await home();
  expect(document.title).toBe('Home · Aurora');
});

it('shows at once what it knew last, and asks beside it [ST-22]', async () => {
  keepStatus({ gate: 'maintenance' });
  const answer = Promise.withResolvers<Reply<'systemStatus'>>();
  platform.on('systemStatus', () => answer.promise);
  await openApp();
  await work();
  answer.resolve(status());
  await home();
  expect(localStorage.getItem('systemStatus')).toContain('"status":0');
});

it('shows no closed page by what it knew the day before yesterday', async () => {
  keepStatus({ gate: 'maintenance' }, Date.now() - 25 * 3_600_000);
  const answer = Promise.withResolvers<Reply<'systemStatus'>>();
  platform.on('systemStatus', () => answer.promise);
  await openApp();
  await home();
  answer.resolve(status({ maintenance: true }));
  expect(await work()).toBeDefined();
});

it.each([
  ['maintenance', 'system.upgrading', { maintenance: true }, 'Back in a moment'],
  ['a region', 'region.blocked', { regionRestriction: true }, 'Not where you are'],
] as const)(
  'closes when any answer is refused for %s, and asks anew once it is open [ST-22]',
  async (_, code, closed, name) => {
    let line: LiveLine | undefined;
    platform.on('stream', () => (line = openLine()).response);
    platform.on('wallet', () => new Refusal(code));
    platform.on('systemStatus', () =>
      status(platform.calls('wallet').length > 0 ? closed : undefined),
    );
    await openApp({ session: member });
    await heading(name);
    platform.on('wallet', () => wallet('250'));
    platform.on('systemStatus', () => status());
    act(() => line?.send('status', { maintenance: false }));
    expect(await screen.findByText('₱250.00')).toBeDefined();
  },
);

it('asks once more for what came up while it was asking', async () => {
  const first = Promise.withResolvers<Reply<'systemStatus'>>();
  platform.on('systemStatus', () => first.promise);
  platform.on('wallet', () => new Refusal('system.upgrading'));
  await openApp({ session: member });
  await waitFor(() => expect(platform.calls('wallet').length).toBeGreaterThan(0));
  platform.on('systemStatus', () => status({ maintenance: true }));
  first.resolve(status());
  expect(await work()).toBeDefined();
});

it('asks when somebody comes back to the page after a minute, and not before [ST-22]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openApp();
  await home();
  expect(platform.calls('systemStatus')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(platform.calls('systemStatus')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('focus'));
  await waitFor(() => expect(platform.calls('systemStatus')).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await waitFor(() => expect(platform.calls('systemStatus').length).toBeGreaterThan(2));
});

it.each([
  ['nobody answers', offline],
  ['the answer is broken', () => new Response('<html>', { status: 502 })],
  ['the platform is busy', () => new Refusal('system.busy')],
])('leaves all as it was when %s', async (_, answer) => {
  keepStatus({ gate: 'maintenance' });
  platform.on('systemStatus', answer);
  const { user } = await openApp();
  await work();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await work();
  expect(localStorage.getItem('systemStatus')).toContain('"status":1');
});

it('lets a round end that was under way when the work began', async () => {
  platform.on('launch', () => ({
    url: 'https://games.test/play',
    launchMode: 'iframe',
    sessionId: 'one',
    expiresAt: until,
  }));
  platform.on('systemStatus', () => status({ maintenance: true }));
  await openApp({ at: '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real', session: member });
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  expect(screen.queryByRole('heading', { name: 'Back in a moment' })).toBeNull();
});
