import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { currentSession } from '#kernel/session/session.ts';
import { AccountPage } from '../../../pages/account/page.tsx';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, renderPart, toasts } from '../../../testing/render.tsx';
import { member, memberInfo, merchant, wallet } from '../../../testing/samples.ts';

let platform: Platform;
const guest = { ...member, type: 4 };
const at = '/m/myAccount/index';

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('memberInfo', () => memberInfo);
  platform.on('wallet', () => wallet('1234.5'));
  platform.on('memberWallet', () => ({ ...wallet('1234.5'), wallets: [] }));
  platform.on('logout', () => null);
});

const ask = () => screen.findByRole('alertdialog', { name: 'An account of your own?' });

it.each([at, '/m/member/home'])('is at %s for a member [RT-18]', async (address) => {
  await openApp({ at: address, session: member });
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  await screen.findByRole('heading', { level: 2, name: 'Mia' });
  expect(here()).toBe(address);
});

it.each([at, '/m/member/home'])(
  'sends a visitor from %s to log in, and back [MC-01]',
  async (address) => {
    await openApp({ at: address });
    await screen.findByLabelText('Username');
    expect(here()).toBe(`/m/login?redirect=${encodeURIComponent(address)}`);
    expect(platform.calls('memberInfo')).toHaveLength(0);
  },
);

it('says who this is: name, club, and a number to copy', async () => {
  const { user } = await openApp({ at, session: member });
  const head = within(screen.getByRole('main'));
  await head.findByText('Silver club');
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(head.getByRole('button', { name: 'Copy your ID' }));
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('100234');
  await waitFor(() => expect(toasts()).toBe('Copied'));
});

it('knows a member by the log-in where nobody tells who they are, leads on all the same, and asks again at a press', async () => {
  let isCut = true;
  platform.on('memberInfo', () => (isCut ? offline() : memberInfo));
  const { user } = await openApp({ at, session: member });
  await screen.findByRole('heading', { level: 2, name: 'maria' });
  await waitFor(() => expect(platform.calls('memberInfo')).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy your ID' })).toBeNull());
  screen.getByRole('link', { name: 'Transactions' });
  isCut = false;
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Copy your ID' });
});

it('says beside the messages, and in the menu at the thumb, how much is not read', async () => {
  platform.on('inboxUnread', () => 120);
  await openApp({ at, session: member });
  const page = within(screen.getByRole('main'));
  await waitFor(() => {
    const link = page.getByRole('link', { name: /^Messages/ });
    expect(link.textContent).toContain('99+');
  });
  const thumb = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(thumb.getByRole('link', { name: /Account/ }).textContent).toContain('99+');
});

it('leads to the pages that are there, and to no others [RO-04]', async () => {
  await openApp({ at, session: member });
  const main = within(screen.getByRole('main'));
  await main.findByText('Silver club');
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(['/m/gameRecord', '/m/transaction/record', '/m/gameList?type=fav']),
  );
  const [deposit] = main.getAllByRole<HTMLAnchorElement>('link', { name: 'Deposit' });
  expect(deposit?.pathname).toBe('/m/voucherCenter');
  const [withdraw] = main.getAllByRole<HTMLAnchorElement>('link', { name: 'Withdraw' });
  expect(withdraw?.pathname).toBe('/m/withdraw');
  expect(main.queryByRole('link', { name: /Agency/ })).toBeNull();
});

it.each([
  ['base', 'in lists'],
  ['new', 'on one board'],
] as const)('groups its ways as the %s version does, %s [MC-03]', async (memberCentre, manner) => {
  const template = { ...merchant.template, memberCentre };
  await renderPart(
    <MerchantProvider value={{ ...merchant, template }}>
      <AccountPage />
    </MerchantProvider>,
    { session: member },
  );
  await screen.findByText('Silver club');
  const lists = screen
    .getAllByRole('list')
    .filter((list) => within(list).queryAllByRole('link').length > 0);
  expect(lists.length === 1).toBe(manner === 'on one board');
  screen.getByRole('link', { name: 'Transactions' });
  screen.getByRole('button', { name: 'Log out' });
});

/** What a platform says of layouts, and nothing else. */
const label = (mem_cen: string) => ({
  flags: {},
  template: { app_background: '', app_desc: '', app_desc_font_color: '', mem_cen, dep_func: '0' },
  contacts: [],
  riskText: '',
  ageMin: 21,
});

it.each([
  ['1', 'new'],
  ['0', 'base'],
  ['base', 'base'],
  ['', merchant.template.memberCentre],
] as const)(
  'shows the version that the platform names by “%s”, %s, and keeps it for the next visit [MC-03, ST-17]',
  async (said, version) => {
    platform.on('whitelabel', () => label(said));
    const { user } = await openApp({ at: '/m/set', session: member });
    await user.click(await screen.findByRole('link', { name: /^Account/ }));
    await screen.findByText('Silver club');
    await waitFor(() => expect(localStorage.getItem('template')).not.toBeNull());
    expect(JSON.parse(localStorage.getItem('template') ?? '')).toEqual({
      mem_cen: said,
      dep_func: '0',
    });
    cleanup();
    platform.on('whitelabel', offline);
    await openApp({ at, session: member });
    await screen.findByText('Silver club');
    // The foot of the page has one as well, and comes when it is quiet.
    const boards = within(screen.getByRole('main'))
      .getAllByRole('list')
      .filter((list) => within(list).queryAllByRole('link').length > 0);
    expect(boards.length === 1 ? 'new' : 'base').toBe(version);
  },
);

it('asks a guest of free play for an account, and lets them stay who cancel [MC-02, RO-07]', async () => {
  const { user } = await openApp({ at, session: guest });
  const dialog = within(await ask());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(here()).toBe(at);
  expect(currentSession()).toEqual(guest);
  // What they said no to stays at hand.
  screen.getByRole('button', { name: 'Register now' });
  expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
});

it('leaves free play for registration when a guest says yes [MC-02]', async () => {
  platform.on('registerSettings', () => new Refusal('system.busy'));
  const { user } = await openApp({ at, session: guest });
  const dialog = within(await ask());
  await user.click(dialog.getByRole('button', { name: 'Register now' }));
  await waitFor(() => expect(here()).toBe('/m/register'));
  expect(currentSession()).toBeNull();
  expect(platform.calls('logout')).toHaveLength(1);
});

it('asks no member for an account', async () => {
  await openApp({ at, session: member });
  await screen.findByText('Silver club');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});

it('logs out, after a question, and goes home', async () => {
  const { user } = await openApp({ at, session: member });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(currentSession()).toBeNull();
});
