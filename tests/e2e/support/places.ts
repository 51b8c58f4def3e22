import type { Locator, Page } from '@playwright/test';

/** A page, and what is there when all is well. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly whole: (page: Page) => Locator;
  /** Nobody else is let in. */
  readonly isMembers?: boolean;
  /** In which brands; without it in all. */
  readonly only?: readonly string[];
}

const game = (page: Page): Locator => page.getByRole('button', { name: /Moon Orchard/ }).first();
const first = (region: string) => (page: Page) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('button').first();

const lobby: readonly Place[] = [
  { name: 'home', path: '/m/home', whole: game },
  { name: 'game centre', path: '/m/gameCenter', whole: game },
  { name: 'hot list', path: '/m/gameList', whole: first('Games') },
  { name: 'whole list', path: '/m/gameList?type=all', whole: first('Games') },
  { name: 'category', path: '/m/slot-games', whole: first('Games') },
  { name: 'hot games', path: '/m/hot-games', whole: first('Hot games') },
  {
    name: 'lottery',
    path: '/m/lottery',
    whole: (page) => page.getByRole('button', { name: /results/i }).first(),
  },
  {
    name: 'play',
    path: '/m/play?nodeId=moon-orchard&vendor=BGS&mode=real',
    whole: (page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' }),
    isMembers: true,
  },
];

/** A first entry, or the word that there is none: not every member was written to, or has played. */
const entry = (list: string, none: string) => (page: Page) =>
  page
    .getByRole('list', { name: list })
    .getByRole('button')
    .or(page.getByText(none, { exact: true }))
    .first();

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Records of a year up to today, as their address says it. */
function lastYear(path: string): string {
  const now = Date.now();
  return `${path}?startDate=${day(now - 365 * 86_400_000)}&endDate=${day(now)}`;
}

export const bets = lastYear('/m/gameRecord');
export const transactions = lastYear('/m/transaction/record');

/** Where a member reads, asks and looks things up. */
export const rooms: readonly Place[] = [
  {
    name: 'promotions',
    path: '/m/activity',
    whole: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'announcements',
    path: '/m/notice',
    whole: (page) => page.getByRole('main').getByRole('group').first(),
  },
  {
    name: 'messages',
    path: '/m/message',
    whole: (page) => page.getByRole('main').getByRole('link', { name: /^Announcements/ }),
  },
  { name: 'help', path: '/m/help', whole: (page) => page.getByRole('tab').first() },
  {
    name: 'app',
    path: '/m/app',
    whole: (page) => page.getByText(/^Open the menu|^App for/).first(),
  },
  {
    name: 'settings',
    path: '/m/set',
    whole: (page) => page.getByRole('radio', { name: 'Dark' }),
  },
  { name: 'inbox', path: '/m/webEmail', whole: entry('Inbox', 'No letters'), isMembers: true },
  {
    name: 'member centre',
    path: '/m/myAccount/index',
    whole: (page) => page.getByText(/^ID \d+$/),
    isMembers: true,
  },
  {
    name: 'details',
    path: '/m/myAccount/index?view=profile',
    whole: (page) => page.getByText('Member ID'),
    isMembers: true,
  },
  {
    name: 'transactions',
    path: transactions,
    whole: entry('Transactions', 'Nothing in these days'),
    isMembers: true,
  },
  {
    name: 'statement',
    path: '/m/statement',
    whole: (page) => page.getByText('Net deposits'),
    isMembers: true,
  },
  {
    name: 'bet record',
    path: bets,
    whole: entry('Bet record', 'Nothing in these days'),
    isMembers: true,
    only: ['aurora', 'noir'],
  },
];

export const places: readonly Place[] = [...lobby, ...rooms];
