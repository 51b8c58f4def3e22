import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { currentSession } from '#kernel/session/session.ts';
import { routes } from '../../routes/list.ts';
import { Refusal, type Platform } from '../../testing/platform.ts';
import { linksIn, openOwn, openSite, startWithMenus } from './testing/menus.ts';
import { here, toasts, type Scene } from '../../testing/render.tsx';
import { member, memberInfo } from '../../testing/samples.ts';
import { sealed } from '../../testing/sealed.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startWithMenus();
});

it('says who is here: the club, the name, and the number to copy [RM-01, RM-02, ST-02]', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const { menu, user } = await openOwn();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
  await within(menu).findByText('Silver club');
  within(menu).getByText('Mia');
  within(menu).getByText('ID 100234');
  await user.click(within(menu).getByRole('button', { name: 'Copy your ID' }));
  await waitFor(() => expect(toasts()).toContain('Copied'));
  expect(copy).toHaveBeenCalledWith('100234');
});

it('asks anew who the member is whenever it is opened [HM-25]', async () => {
  const { menu, user } = await openOwn();
  await within(menu).findByText('Silver club');
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  platform.on('memberInfo', () => ({ ...memberInfo, clubLabel: { labelName: 'Gold club' } }));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByText('Gold club');
  expect(platform.calls('memberInfo')).toHaveLength(2);
});

it('asks nothing of a visitor who opens it [HM-25]', async () => {
  const { menu } = await openSite();
  await within(menu).findByRole('button', { name: 'Lottery' });
  expect(platform.calls('memberInfo')).toHaveLength(0);
});

it('knows a member by the account where there is no nickname, and by the log-in where nothing is known', async () => {
  platform.on('memberInfo', () => new Refusal('system.busy'));
  const { menu, user } = await openOwn();
  expect(within(menu).getByText('maria')).toBeDefined();
  expect(within(menu).queryByRole('button', { name: 'Copy your ID' })).toBeNull();
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
});

it('has the pages that are there, whom to ask, and no others [RM-05, RO-04]', async () => {
  const { menu } = await openOwn();
  expect(linksIn(menu, 'Account').map(([name]) => name)).toEqual([
    'My account',
    'Bet record',
    'Messages',
    'Inbox',
    'Limits and breaks',
    'Settings',
  ]);
  expect(within(menu).getByRole('button', { name: 'Customer service' })).toBeDefined();
  expect(within(menu).getByRole('button', { name: 'Log out' })).toBeDefined();
});

const page = (name: string, path: string) =>
  defineRoute({
    name: name as RouteName,
    place: { path },
    guard: 'anyone',
    layout: { bar: 'title', footer: false },
    title: 'title.games',
    load: async () => () => null,
    skeleton: async () => () => null,
  });

it.each([
  [0, ['My account', 'Bet record', 'Messages', 'Inbox', 'Limits and breaks', 'Settings']],
  [4, ['My account', 'Bet record', 'Messages', 'Limits and breaks', 'Settings']],
  [
    1,
    [
      'My account',
      'Agency centre',
      'Bet record',
      'Messages',
      'Inbox',
      'Limits and breaks',
      'Settings',
    ],
  ],
  [
    41,
    [
      'My account',
      'Agency centre',
      'Bet record',
      'Messages',
      'Inbox',
      'Limits and breaks',
      'Settings',
    ],
  ],
])(
  'has pages of type %i as soon as they have a route (part of RM-04 and ST-23)',
  async (type, names) => {
    provideRoutes([...routes, page('agency', '/m/agent')]);
    try {
      const { menu } = await openOwn({ session: { ...member, type } });
      expect(linksIn(menu, 'Account').map(([name]) => name)).toEqual(names);
    } finally {
      provideRoutes(routes);
    }
  },
);

it('asks before it logs out, and does nothing when that is taken back [RM-06, RM-07]', async () => {
  const { menu, user } = await openOwn();
  await user.click(within(menu).getByRole('button', { name: 'Log out' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Log out' });
  expect(dialog.textContent).toContain('Do you want to log out?');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(currentSession()).toEqual(member);
  expect(platform.calls('logout')).toHaveLength(0);
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeDefined();
});

it('logs out, goes home, and takes the menu away [RM-08]', async () => {
  const { menu, user } = await openOwn();
  localStorage.setItem('autoLogin', '1');
  await user.click(within(menu).getByRole('button', { name: 'Log out' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Log out' });
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(localStorage.getItem('autoLogin')).toBe('0');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(here()).toBe('/m/home');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** What customer service has to press, opened from the member's menu, which makes way for it. */
async function askFrom(scene?: Scene) {
  const { menu, user } = await openOwn(scene);
  await user.click(within(menu).getByRole('button', { name: 'Customer service' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Customer service' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Account' })).toBeNull());
  return { sheet, user };
}

it('leads to all ways to customer service, as the headset of a page does [RM-05]', async () => {
  platform.on('customerService', async () => [
    { csType: 'LIVECHAT', title: 'CS', path: await sealed('tel:+6325550') },
    { csType: 'FACEBOOK', title: 'CS', path: await sealed('mailto:help@aurora.example') },
  ]);
  const { sheet } = await askFrom();
  await sheet.findByRole('link', { name: 'Live chat' });
  const ways = sheet.getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Live chat', 'tel:+6325550'],
    ['Facebook', 'mailto:help@aurora.example'],
    ['Help centre', '/m/help'],
  ]);
});

it('leads a guest of free play to no chat [RM-05, RO-05]', async () => {
  platform.on('customerService', async () => [
    { csType: 'LIVECHAT', title: 'CS', path: await sealed('tel:+6325550') },
  ]);
  const { sheet, user } = await askFrom({ session: { ...member, type: 4 } });
  await user.click(await sheet.findByRole('button', { name: 'Live chat' }));
  await waitFor(() => expect(toasts()).toContain('Not for free play. Register to use it.'));
  expect(sheet.getAllByRole('link').map((way) => way.textContent)).toEqual(['Help centre']);
});

it('leads to the help where the brand names nobody to ask [RM-05]', async () => {
  const { sheet, user } = await askFrom();
  await user.click(sheet.getByRole('link', { name: 'Help centre' }));
  await waitFor(() => expect(here()).toBe('/m/help'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
