import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { member, merchant, wallet } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.5'));
});

const header = async () => within(await screen.findByRole('banner'));

it('has the ways in for a visitor, and neither money nor a menu of theirs [HM-24, RM-03, RO-03]', async () => {
  await openApp();
  const bar = await header();
  expect(bar.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  expect(bar.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  expect(bar.queryByRole('button', { name: 'Account' })).toBeNull();
  expect(bar.queryByText(/1,234/)).toBeNull();
  expect(platform.calls('wallet')).toHaveLength(0);
});

it('has the money and the menu of a member, and no way in', async () => {
  await openApp({ session: member });
  const bar = await header();
  await bar.findByText(/1,234\.50/);
  expect(bar.getByRole('button', { name: 'Account' })).toBeDefined();
  expect(bar.queryByRole('link', { name: /Log in|Register/ })).toBeNull();
});

it('has a member’s balance and a dot for what is not read, and behind one press the ways of their money, the inbox and the way out [HM-23]', async () => {
  platform.on('inboxUnread', () => 3);
  const { user } = await openApp({ session: member });
  const bar = await header();
  await bar.findByText(/1,234\.50/);
  const button = await bar.findByRole('button', { name: 'Account, 3 not read' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
  const money = within(menu.getByRole('region', { name: 'Balance' }));
  await money.findByText(/1,234\.50/);
  const ways = { Deposit: '/m/voucherCenter', Withdraw: '/m/withdraw' };
  for (const [name, address] of Object.entries(ways))
    expect(money.getByRole('link', { name }).getAttribute('href')).toBe(address);
  within(menu.getByRole('link', { name: /^Inbox/ })).getByText('3 not read');
  expect(menu.getByRole('button', { name: 'Log out' })).toBeDefined();
  // Hidden here, it is hidden in the bar above as well.
  await user.click(money.getByRole('button', { name: 'Hide balance' }));
  expect(screen.queryByText(/1,234\.50/)).toBeNull();
  await user.click(money.getByRole('button', { name: 'Show balance' }));
  expect(screen.getAllByText(/1,234\.50/)).toHaveLength(2);
});

const links: Reply<'downloads'>['list'] = [
  { resourceType: 'Android', url: 'https://store.example/android' },
];
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const computer = 'Mozilla/5.0 (X11; Linux x86_64)';

const tell = (list = links, appWindow = true) =>
  platform.on('downloads', () => ({ appWindow, list }));
const on = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
const offer = { name: 'Get the app' };

it.each([
  ['a visitor', undefined],
  ['a member', member],
])(
  'has menu, name and the way to the app for %s, who closed the bar above it [HM-21, HM-22]',
  async (_, session) => {
    tell();
    on(phone);
    localStorage.setItem('hideDownloadBar', '1');
    localStorage.setItem('appWindow', '1');
    const { user } = await openApp(session ? { session } : {});
    const bar = await header();
    bar.getByRole('button', { name: 'Menu' });
    bar.getByText('Aurora');
    await user.click(await screen.findByRole('button', offer));
    const sheet = within(screen.getByRole('dialog', { name: 'Aurora as an app' }));
    expect(sheet.getByRole<HTMLAnchorElement>('link').href).toBe(links[0]?.url);
  },
);

it.each<[string, string, () => void]>([
  ['on a computer', computer, () => tell()],
  ['where the platform switches it off', phone, () => tell(links, false)],
  ['where there is none for the phone', phone, () => tell([])],
  ['where nobody tells of one', phone, () => platform.on('downloads', offline)],
  ['in the app itself', phone, () => (tell(), vi.stubGlobal('LiveryApp', {}))],
  [
    'on the home screen',
    phone,
    () => (tell(), vi.stubGlobal('matchMedia', () => ({ matches: true }))),
  ],
])('offers no app %s [HM-22]', async (_, agent, given) => {
  given();
  on(agent);
  await openApp();
  await header();
  await waitFor(() => expect(platform.calls('downloads').length).toBeGreaterThan(0));
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('button', offer)).toBeNull();
});

it('offers the app on no page but home [HM-22]', async () => {
  tell();
  on(phone);
  platform.on('hotGames', () => ({ list: [] }));
  await openApp({ at: '/m/hot-games' });
  await screen.findByRole('heading', { level: 1, name: 'Hot games' });
  await screen.findByText('No games here yet');
  expect(screen.queryByRole('button', offer)).toBeNull();
});

it.each([
  ['is a press away for a member', member, 1],
  ['is nothing for a guest, whose play is practice', { ...member, type: 4 }, 0],
])('the lock for a day %s, where the law wants one [RG-23]', async (_, session, count) => {
  Object.assign(merchant.play, { panicButton: true });
  try {
    const { user } = await openApp({ session });
    const bar = await header();
    await bar.findByRole('button', { name: 'Account' });
    const name = 'Lock play for 24 hours';
    if (count > 0) {
      await user.click(await bar.findByRole('button', { name }));
      await screen.findByRole('alertdialog', { name: `${name}?` });
    }
    expect(bar.queryAllByRole('button', { name })).toHaveLength(count);
  } finally {
    Object.assign(merchant.play, { panicButton: false });
  }
});

it('has no lock for a day where no law wants one [RG-23]', async () => {
  await openApp({ session: member });
  await (await header()).findByText(/1,234\.50/);
  expect(screen.queryByRole('button', { name: 'Lock play for 24 hours' })).toBeNull();
});
