import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline, Refusal, type Platform } from '../../testing/platform.ts';
import { linksIn, openSite, startWithMenus, vendorsOf } from './testing/menus.ts';
import { here } from '../../testing/render.tsx';
import { member, merchant } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startWithMenus();
});

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

it('knows the brand of the page', async () => {
  const { menu } = await openSite();
  expect(within(menu).getAllByText(merchant.name).length).toBeGreaterThan(0);
});
