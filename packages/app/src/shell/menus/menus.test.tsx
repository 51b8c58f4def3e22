import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { defineRoute } from '#kernel/routing/route.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { currentSession } from '#kernel/session/session.ts';
import { routes } from '../../routes/list.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts, type Scene } from '../../testing/render.tsx';
import { games, member, memberInfo, merchant, wallet } from '../../testing/samples.ts';
import { sealed } from '../../testing/sealed.ts';

let platform: Platform;

const info = memberInfo;

const vendorsOf = (...categories: string[]): Reply<'vendors'> => ({
  sorting: categories.map((gameCategory) => ({ gameCategory, vendorNames: [] })),
  mapping: {},
});

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3, 20), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  platform.on('wallet', () => wallet('100'));
  platform.on('memberInfo', () => info);
  platform.on('logout', () => null);
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('favourites', () => ({ content: [], pageNum: 1, totalPages: 0 }));
  platform.on('vendors', () => vendorsOf('LIVE', 'RNG', 'LOTT', 'SPORTS'));
  platform.on('downloads', () => ({ appWindow: true, list: [] }));
});

async function open(name: 'Menu' | 'Account', scene: Scene = {}) {
  const opened = await openApp(scene);
  await opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, menu: await screen.findByRole('dialog') };
}

const openSite = (scene?: Scene) => open('Menu', scene);
const openOwn = (scene: Scene = { session: member }) => open('Account', scene);

const linksIn = (menu: HTMLElement, group: string): (string | null)[][] =>
  within(within(menu).getByRole('region', { name: group }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const container = () => document.querySelector('[data-modal]');

it('leads to games in the platform’s order, the house’s own after the slots [LM-01, LM-02, LM-03]', async () => {
  const { menu } = await openSite();
  await within(menu).findByRole('button', { name: 'Lottery' });
  expect(linksIn(menu, 'Games')).toEqual([
    ['Home', '/m/home'],
    ['Hot', '/m/hot-games'],
    ['Live', '/m/live-games'],
    ['Slots', '/m/slot-games'],
    ['In-house', '/m/gameList?gameType=INHOUSE'],
    ['Sports', '/m/sport-games'],
  ]);
  const home = within(menu).getByRole('link', { name: 'Home' });
  expect(home.getAttribute('aria-current')).toBe('page');
});

it.each([
  ['Lottery', 'LOTT'],
  ['E-lottery', 'ELOTT'],
])('launches %s at once, in the house of its maker [LM-04]', async (name, category) => {
  const maker = { vassalage: 'TCG_SEA', displayName: 'Sea', showIcon: '', gameClassify: [] };
  platform.on('vendors', () => ({
    ...vendorsOf('LOTT', 'ELOTT'),
    mapping: { [category]: [maker] },
  }));
  const { menu, user } = await openSite({ session: member });
  await user.click(await within(menu).findByRole('button', { name }));
  await waitFor(() =>
    expect(here()).toBe(`/m/play?vendor=TCG_SEA&mode=real&gameCategory=${category}`),
  );
});

it('leads a visitor who wants a lottery to the log-in first [LM-04]', async () => {
  const { menu, user } = await openSite();
  await user.click(await within(menu).findByRole('button', { name: 'Lottery' }));
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Fhome'));
});

it('has the collection for a member, and no way in [LM-01, LM-09]', async () => {
  const { menu } = await openSite({ session: member });
  expect(linksIn(menu, 'Games')[2]).toEqual(['Collection', '/m/gameList?type=fav']);
  expect(within(menu).queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('has the way in for a visitor, back to where they are [LM-09]', async () => {
  const { menu, user } = await openSite({ at: '/m/home?x=1' });
  expect(within(menu).queryByRole('link', { name: 'Collection' })).toBeNull();
  await user.click(within(menu).getByRole('link', { name: 'Log in' }));
  await screen.findByLabelText('Username');
  expect(here()).toBe('/m/login?redirect=%2Fm%2Fhome%3Fx%3D1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['a visitor', {}],
  ['a member', { session: member }],
])(
  'leads %s to the promotions, to help and to limits below the games [LM-07, RG-03]',
  async (_, scene) => {
    const { menu, user } = await openSite(scene);
    expect(linksIn(menu, 'More').slice(0, 3)).toEqual([
      ['Promotions', '/m/activity'],
      ['Help centre', '/m/help'],
      ['Limits and breaks', '/m/limits'],
    ]);
    await user.click(within(menu).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeDefined();
  },
);

it.each([
  ['nobody answers', offline],
  ['the answer is broken', () => new Response('<html>', { status: 502 })],
  ['the platform is busy', () => new Refusal('system.busy')],
])('has the games that every site has when %s', async (_, answer) => {
  platform.on('vendors', answer);
  platform.on('downloads', answer);
  platform.on('announcements', answer);
  const { menu } = await openSite();
  await waitFor(() => expect(platform.calls('vendors')).toHaveLength(3));
  expect(linksIn(menu, 'Games')).toHaveLength(9);
});

it('has home and hot where there are no games at all', async () => {
  platform.on('vendors', () => vendorsOf());
  const { menu } = await openSite();
  await waitFor(() =>
    expect(linksIn(menu, 'Games').map(([name]) => name)).toEqual(['Home', 'Hot']),
  );
});

it('speaks the languages of the brand [LM-10]', async () => {
  const { menu, user } = await openSite();
  const group = within(menu).getByRole('region', { name: 'Language' });
  const [english, filipino] = within(group).getAllByRole('button');
  expect(english?.getAttribute('aria-current')).toBe('page');
  if (!filipino) throw new Error('No second language');
  await user.click(filipino);
  expect(await within(menu).findByRole('region', { name: 'Wika' })).toBeDefined();
  expect(document.documentElement.lang).toBe('fil-PH');
});

it('shows the channels that the platform has, and nothing where it has none [LM-11]', async () => {
  const { menu } = await openSite();
  await waitFor(() => expect(platform.calls('downloads')).toHaveLength(1));
  expect(within(menu).queryByRole('region', { name: 'Follow us' })).toBeNull();
});

it('shows the operator’s banners for the menu, but none that leads nowhere [LM-12]', async () => {
  const banner = (id: string, link: string) => ({
    id,
    groupName: 'm_leftmenu',
    title: `Banner ${id}`,
    text: 'A line',
    url: '/img/banner.webp',
    link,
  });
  platform.on('announcements', () => ({
    promotion: [],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: 0 },
    banners: [
      banner('1', '/m/esport-games'),
      banner('2', '/m/nowhere'),
      banner('3', 'https://partner.example/'),
      banner('4', 'javascript:alert(1)'),
      // Of another form, and no reason to show none.
      { url: '/img/banner.webp' } as ReturnType<typeof banner>,
    ],
  }));
  const { menu } = await openSite();
  const first = await within(menu).findByRole('link', { name: /Banner 1/ });
  expect(first.getAttribute('href')).toBe('/m/esport-games');
  expect(
    within(menu)
      .getByRole('link', { name: /Banner 3/ })
      .getAttribute('rel'),
  ).toContain('noopener');
  expect(within(menu).queryByRole('link', { name: /Banner [24]/ })).toBeNull();
  const asked = platform.calls('announcements').map(({ query }) => query);
  expect(asked).toContainEqual(
    expect.objectContaining({ types: 'B', groupName: 'm_leftmenu', platform: 'M' }),
  );
});

it('counts a jackpot that says it is made up [HM-20, BX-12]', async () => {
  const { menu } = await openSite();
  expect(within(menu).getByText('Jackpot pool')).toBeDefined();
  expect(within(menu).getByText('Demo')).toBeDefined();
  const figure = within(menu).getByText(/^\d\d,\d{3},\d{3}$/);
  const amount = Number(figure.textContent.replaceAll(',', ''));
  expect(amount).toBeGreaterThanOrEqual(11_000_000);
  expect(amount).toBeLessThanOrEqual(18_000_000);
});

it.each([
  [0, '11,000,000'],
  [0.5, '14,500,000'],
  [0.999_999_999_999, '18,000,000'],
])('begins its jackpot where chance says: %d is %s [HM-19]', async (chance, shown) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { menu } = await openSite();
  expect(await within(menu).findByText(shown)).toBeDefined();
});

it('changes between day and night', async () => {
  const { menu, user } = await openSite();
  await user.click(within(menu).getByRole('button', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await user.click(within(menu).getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('marks the container while a menu is open, and no longer [LY-11]', async () => {
  const { menu, user } = await openSite();
  expect(container()?.getAttribute('data-modal')).toBe('site');
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(container()).toBeNull();
});

it('closes by Escape, and gives the focus back to the button', async () => {
  const { menu, user } = await openSite();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void menu.dispatchEvent(cancel));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cancel.defaultPrevented).toBe(true);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('closes with the page that it led away from', async () => {
  const { menu, user } = await openSite();
  await user.click(within(menu).getByRole('link', { name: 'Hot' }));
  await waitFor(() => expect(here()).toBe('/m/hot-games'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('main')).toBe(document.activeElement);
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
  platform.on('memberInfo', () => ({ ...info, clubLabel: { labelName: 'Gold club' } }));
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

it('knows the brand of the page', async () => {
  const { menu } = await openSite();
  expect(within(menu).getAllByText(merchant.name).length).toBeGreaterThan(0);
});
