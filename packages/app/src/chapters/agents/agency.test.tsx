import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agent, tellOfTeam } from './testing/agents.ts';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member, wallet } from '../../testing/samples.ts';
import { greetingAt } from './home/greeting.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  tellOfTeam(platform);
  platform.on('wallet', () => wallet('12480.5'));
  platform.on('inboxUnread', () => 4);
});

const open = () => openApp({ at: '/m/agent', session: agent });
const menu = async () => within(await screen.findByRole('region', { name: 'What you can do' }));
const linksOf = (part: { getAllByRole(role: string): HTMLElement[] }) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('who it is for', () => {
  it.each([0, 40])('sends members of type %i home with a word [AG-01]', async (type) => {
    await openApp({ at: '/m/agent', session: { ...member, type } });
    await waitFor(() => expect(here()).toBe('/m/home'));
    await waitFor(() => expect(toasts()).toBe('This is for agents. Here is the home page.'));
    expect(platform.calls('teamKpi')).toEqual([]);
  });

  it.each([1, 2, 41, 42])('opens for agents of type %i [RT-24] [RO-08]', async (type) => {
    await openApp({ at: '/m/agent', session: { ...agent, type } });
    await screen.findByRole('heading', { name: 'Agency centre' });
    expect(await screen.findByText('1,204')).toBeTruthy();
  });
});

it('greets by name, and shows the money with both decimals and both ways [AG-04] [AG-05]', async () => {
  await open();
  await screen.findByText('dagat_agent');
  await screen.findByText('₱12,480.50');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([link('Withdraw'), link('Deposit')]).toEqual(['/m/withdraw', '/m/voucherCenter']);
});

it('greets by the hour of the device [AG-03]', () => {
  const at = (hours: readonly number[]) => new Set(hours.map(greetingAt));
  expect(at([0, 5, 10])).toEqual(new Set(['flag.AGENCY3.morning']));
  expect(at([11, 14])).toEqual(new Set(['flag.AGENCY3.noon']));
  expect(at([15, 18])).toEqual(new Set(['flag.AGENCY3.afternoon']));
  expect(at([19, 23, 24])).toEqual(new Set(['flag.AGENCY3.evening']));
});

it('asks for the team of today, the wallet, the inbox and the news of agents [AG-02] [AG-06] [CA-17]', async () => {
  await open();
  const today = within(await screen.findByRole('region', { name: 'Today in your team' }));
  await today.findByText('1,204');
  expect(today.getByText('Logged in').parentElement?.textContent).toBe('Logged in1,204');
  for (const [label, value] of [
    ['Played', '87'],
    ['Registered', '3'],
    ['Online now', '12'],
  ] as const)
    expect(today.getByText(label).parentElement?.textContent).toBe(label + value);
  const [asked] = platform.calls('teamKpi');
  expect(asked?.query).toEqual({
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    endDate: asked?.query['startDate'],
    size: '0',
  });
  await waitFor(() => expect(platform.calls('wallet').length).toBeGreaterThan(0));
  await waitFor(() => expect(platform.calls('inboxUnread').length).toBeGreaterThan(0));
  const types = () => platform.calls('announcements').map(({ query }) => query['types']);
  await waitFor(() => expect(types()).toContain('A'));
});

it('says of each counter that it did not come, and asks again at a press', async () => {
  platform.on('teamKpi', offline);
  const { user } = await open();
  const today = within(await screen.findByRole('region', { name: 'Today in your team' }));
  const again = await today.findByRole('button', { name: 'Try again' });
  expect(today.getAllByText('–')).toHaveLength(4);
  tellOfTeam(platform);
  await user.click(again);
  await today.findByText('1,204');
});

describe('the menu', () => {
  it('leads to every page that is there [AG-07] [AG-08] [AG-09] [AG-10] [AG-11] [AG-12] [AG-13] [AG-14] [AG-15] [AG-16]', async () => {
    await open();
    const tiles = await menu();
    await tiles.findByText('4');
    expect(linksOf(tiles)).toEqual([
      ['Team overview', '/m/agent/team/overview'],
      ['Transactions', '/m/transaction/record?types=A'],
      ['My team', '/m/member/team'],
      ['Red rain', '/m/redRain'],
      ['Team profit', '/m/agent/team/pnl'],
      ['Team betting', '/m/teamBetting'],
      ['Rebate rates', '/m/member/agent/agentRebeat'],
      ['Rebate income', '/m/member/teamRebate'],
      ['Security centre', '/m/securityCenter'],
      ['44 not readInbox', '/m/webEmail'],
    ]);
    expect(tiles.getByRole('link', { name: /4 not read/ })).toBeTruthy();
  });

  it('has no entry whose key the merchant lacks, and customer service always [AG-17]', async () => {
    await openApp({ at: '/m/agent', session: agent, agentMenu: ['DOWNMAN'] });
    const tiles = await menu();
    expect(linksOf(tiles)).toEqual([['My team', '/m/member/team']]);
    expect(tiles.getByRole('button', { name: 'Customer service' })).toBeTruthy();
  });

  it('shows no number where nothing is unread [AG-16]', async () => {
    platform.on('inboxUnread', () => 0);
    await open();
    const tiles = await menu();
    await waitFor(() => expect(platform.calls('inboxUnread').length).toBeGreaterThan(0));
    expect(tiles.getByRole('link', { name: 'Inbox' })).toBeTruthy();
  });

  it('opens whom to ask at a press [AG-17]', async () => {
    const { user } = await open();
    const tiles = await menu();
    await user.click(tiles.getByRole('button', { name: 'Customer service' }));
    expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeTruthy();
  });
});

it('has home, opening accounts and news at the thumb [AG-18]', async () => {
  await open();
  const foot = within(await screen.findByRole('navigation', { name: 'Ways of the agency' }));
  expect(linksOf(foot)).toEqual([
    ['Home', '/m/agent'],
    ['Open account', '/m/agentRegister'],
    ['News', '/m/member/notice'],
  ]);
  expect(foot.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});
