import { textPlaces } from '@livery/themes/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Route } from '#kernel/routing/route.ts';
import { allRoutes, menu, provideRoutes, routeAt } from '#kernel/routing/table.ts';
import { pathsOf } from '@livery/web/routing/routes';
import { routes } from './list.ts';

beforeAll(() => provideRoutes(routes));

const paths = routes.flatMap((route) => pathsOf(route).map(({ path }) => path));

const at = (address: string): Route => {
  const { pathname, search } = new URL(address, 'https://here.test');
  const match = routeAt(pathname, search);
  if (!match) throw new Error(`No page at ${address}`);
  return match.route;
};

const wearing = (bar: Route['layout']['bar']): string[] =>
  paths.filter((path) => at(path).layout.bar === bar);

it('puts the header on the home routes only [LY-01]', () => {
  expect(new Set(wearing('header'))).toEqual(
    new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']),
  );
});

it('leaves the top bar off log-in, messages, help, the agency and the pages of games (part of LY-02)', () => {
  expect(wearing('top').toSorted()).toEqual([
    '/m/agent/team/overview',
    '/m/agent/team/pnl',
    '/m/agentRegister',
    '/m/bankCards',
    '/m/bankCards/add',
    '/m/bonus',
    '/m/changePsw',
    '/m/deposit/record',
    '/m/gameRecord',
    '/m/kyc',
    '/m/limits',
    '/m/limits/exclusion',
    '/m/limits/realityCheck',
    '/m/limits/selfTest',
    '/m/limits/set',
    '/m/limits/timeOut',
    '/m/member/agent/agentDivident',
    '/m/member/agent/agentRebeat',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
    '/m/member/agent/getSalaryContract',
    '/m/member/home',
    '/m/member/team',
    '/m/member/teamRebate',
    '/m/myAccount/index',
    '/m/paused',
    '/m/paymentPassword',
    '/m/redRain',
    '/m/securityCenter',
    '/m/securityCenter/authenticator',
    '/m/securityCenter/email',
    '/m/securityCenter/history',
    '/m/securityCenter/mobile',
    '/m/securityCenter/payeeName',
    '/m/securityCenter/questions',
    '/m/set',
    '/m/set/data',
    '/m/statement',
    '/m/teamBetting',
    '/m/transaction/record',
    '/m/trial',
    '/m/voucherCenter',
    '/m/wallet',
    '/m/webEmail',
    '/m/withdraw',
    '/m/withdraw/record',
  ]);
});

it('leaves the footer off log-in, registration, notices, help, limits, the game list, the game, deposits and payouts [LY-03]', () => {
  const bare = paths.filter((path) => !at(path).layout.footer);
  expect(bare.toSorted()).toEqual([
    '/m/agent',
    '/m/agent/team/overview',
    '/m/agent/team/pnl',
    '/m/agentRegister',
    '/m/app',
    '/m/bankCards',
    '/m/bankCards/add',
    '/m/bonus',
    '/m/changePsw',
    '/m/elott',
    '/m/forget',
    '/m/gameList',
    '/m/help',
    '/m/kyc',
    '/m/limits',
    '/m/limits/exclusion',
    '/m/limits/realityCheck',
    '/m/limits/selfTest',
    '/m/limits/set',
    '/m/limits/timeOut',
    '/m/login',
    '/m/lott',
    '/m/lottery',
    '/m/member/agent/agentDivident',
    '/m/member/agent/agentRebeat',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
    '/m/member/agent/getSalaryContract',
    '/m/member/notice',
    '/m/member/team',
    '/m/member/teamRebate',
    '/m/notice',
    '/m/paused',
    '/m/paymentPassword',
    '/m/play',
    '/m/redRain',
    '/m/register',
    '/m/register.html',
    '/m/securityCenter/authenticator',
    '/m/securityCenter/email',
    '/m/securityCenter/history',
    '/m/securityCenter/mobile',
    '/m/securityCenter/payeeName',
    '/m/securityCenter/questions',
    '/m/set/data',
    '/m/slotsCenter',
    '/m/teamBetting',
    '/m/terms',
    '/m/voucherCenter',
    '/m/wallet',
    '/m/withdraw',
  ]);
});

it('leads back home from log-in, registration, free play, promotions and the message centre (part of LY-06, MS-06)', () => {
  const home = paths.filter((path) => at(path).layout.backHome);
  expect(home.toSorted()).toEqual([
    '/m/activity',
    '/m/activityDetail',
    '/m/forget',
    '/m/login',
    '/m/message',
    '/m/register',
    '/m/register.html',
    '/m/trial',
  ]);
});

it('shows registration at both of its addresses', () => {
  expect(at('/m/register.html')).toBe(at('/m/register'));
  expect(pathTo('register')).toBe('/m/register');
});

it('dresses a page alike however its address is written', () => {
  expect(at('/m/login/')).toBe(at('/m/login'));
  expect(at('/m/Login')).toBe(at('/m/login'));
  expect(at('/M/Home')).toBe(at('/m/home'));
});

it('has an arrow back everywhere but at home, on a first password, on a break, and in the game’s own bar [LY-04, LY-05]', () => {
  const without = paths.filter((path) => {
    const { bar, noBack } = at(path).layout;
    return bar === 'header' || bar === 'own' || noBack;
  });
  expect(without.toSorted()).toEqual([
    '/',
    '/m',
    '/m/',
    '/m/changePsw',
    '/m/home',
    '/m/index',
    '/m/index.html',
    '/m/paused',
    '/m/play',
  ]);
});

it('has a title for every page, and another for a first password [LY-08, LY-09]', () => {
  const titles = Object.fromEntries(routes.map(({ name, title }) => [name, title]));
  expect(titles).toMatchObject({
    home: 'title.home',
    login: 'title.login',
    register: 'title.register',
    forget: 'title.forget',
    freePlay: 'flag.FREEPLAY3.title',
    settings: 'title.settings',
    games: 'title.games',
    promotions: 'title.promotions',
  });
  expect(at('/m/changePsw').firstTitle).toBe('title.firstPassword');
});

it('tells pages under one path apart by what the address asks for', () => {
  expect(at('/m/gameList?type=fav').name).toBe('favourites');
  expect(at('/m/gameList?type=other').name).toBe('games');
  expect(routeAt('/m/nowhere')).toBeUndefined();
});

it('leads to every page by its name', () => {
  expect(pathTo('home')).toBe('/m/home');
  expect(pathTo('favourites')).toBe('/m/gameList?type=fav');
  expect(pathTo('category', { gameType: 'LIVE' })).toBe('/m/live-games');
  expect(pathTo('games', { gameType: 'A&B' })).toBe('/m/gameList?gameType=A%26B');
  const game = { nodeId: 'a&b', vendor: 'X', mode: 'real' } as const;
  expect(pathTo('play', game)).toBe('/m/play?nodeId=a%26b&vendor=X&mode=real');
});

it('says what an address says: of its path, its query and its place', () => {
  expect(routeAt('/m/fishing-games', '?vassalage=X')?.params).toEqual({
    gameType: 'FISH',
    vassalage: 'X',
  });
});

it('has one name and one place for each page', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(new Set(paths).size).toBe(paths.length);
});

it('holds the menu in the order of the thumb', () => {
  expect(menu().map(({ route }) => route.name)).toEqual([
    'account',
    'promotions',
    'home',
    'deposit',
    'settings',
  ]);
});

it('keeps the place of invitations until their page is there (part of MS-01)', () => {
  const account = at('/m/myAccount/index');
  const toCome = (name: string, order: number): Route => ({
    ...account,
    name: name as Route['name'],
    menu: { order, icon: 'account', label: 'nav.account' },
  });
  const names = () => menu().map(({ route }) => route.name);
  try {
    provideRoutes([...routes, toCome('invite', 5)]);
    expect(names()).toEqual(['account', 'promotions', 'home', 'deposit', 'invite']);
  } finally {
    provideRoutes(routes);
  }
});

it('knows nothing of free play where it is off [CF-10]', async () => {
  vi.stubGlobal('FLAGS', { ...FLAGS, FREEPLAY3: false });
  vi.resetModules();
  const { routes: without } = await import('./list.ts');
  expect(without).toHaveLength(allRoutes().length - 1);
  expect(without.map(({ title }) => title).join()).not.toMatch(/FREEPLAY3/);
});

/** Texts of which the check of a merchant measures whether they fit. */
const measured = (...names: string[]): Set<string> =>
  new Set(
    textPlaces.filter(({ name }) => names.includes(name)).flatMap(({ shows }) => shows.flat()),
  );

it('says nothing at the thumb and in the bar above that the check does not measure', () => {
  provideRoutes(routes);
  expect(new Set(menu().map(({ label }) => label))).toEqual(measured('bar', 'home'));
  const titled = allRoutes().filter(({ layout }) => ['top', 'title'].includes(layout.bar));
  const beside = titled
    .filter(({ layout }) => !layout.noBack)
    .flatMap(({ title, place }) => Object.values(('titles' in place && place.titles) || { title }));
  const alone = titled
    .filter(({ layout }) => layout.noBack)
    .flatMap(({ title, firstTitle = title }) => [title, firstTitle]);
  expect(beside.filter((title) => !measured('title').has(title))).toEqual([]);
  expect(new Set(alone)).toEqual(measured('loneTitle'));
});
