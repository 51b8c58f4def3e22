import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homePath } from '../../../packages/contract/src/generated/pages.ts';

/** Where an address of the specification ends: a page by the name in its title, or another address. */
export interface Ending {
  readonly path: string;
  readonly title?: string;
  readonly leadsTo?: string;
}

const record = join(import.meta.dirname, '../../../dist/merchants.json');

interface Site {
  readonly code: string;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** What a brand has switched on, as the platform reads it. */
function flagsOf(code: string): Site['flags'] {
  const { merchants } = JSON.parse(readFileSync(record, 'utf8')) as { merchants: Site[] };
  const site = merchants.find((one) => one.code === code);
  if (!site) throw new Error(`There is no brand ${code}`);
  return site.flags;
}

const page = (title: string, ...paths: string[]): Ending[] =>
  paths.map((path) => ({ path, title }));

const leading = (leadsTo: string, ...paths: string[]): Ending[] =>
  paths.map((path) => ({ path, leadsTo }));

const open: readonly Ending[] = [
  ...page('Home', '/', '/m', '/m/', '/m/index', '/m/index.html', homePath),
  ...page('Settings', '/m/set'),
  ...page('Help centre', '/m/help', '/m/help?i=2'),
  ...page('Announcements', '/m/notice', '/m/notice?i=1'),
  ...page('Messages', '/m/message'),
  ...page('Promotions', '/m/activity'),
  ...page('App', '/m/app'),
  ...page('Hot games', '/m/hot-games'),
  ...page('Game centre', '/m/gameCenter'),
  ...page('Slots centre', '/m/slotsCenter'),
  ...page('Games', '/m/gameList', '/m/gameList?gameType=COCKFIGHT'),
  ...page('Slots', '/m/slot-games', '/m/slot-games?vassalage=EMW'),
  ...page('Live', '/m/live-games'),
  ...page('Fish', '/m/fishing-games'),
  ...page('Poker', '/m/poker-games'),
  ...page('Sports', '/m/sport-games'),
  ...page('E-sports', '/m/esport-games'),
  ...page('Lotteries', '/m/lottery', '/m/lott', '/m/elott'),
  ...page('My collection', '/m/gameList?type=fav'),
];

/** The first promotion of each brand's demonstration: another brand's is none here. */
const promotions: Readonly<Record<string, number>> = { aurora: 11, noir: 21, mango: 1, pulse: 31 };

const promotionOf = (code: string): Ending[] =>
  page('Promotions', `/m/activityDetail?id=${promotions[code] ?? 1}`);

/** Nobody who is in has anything to do there. */
const doors: readonly Ending[] = [
  ...page('Login', '/m/login'),
  ...page('Register', '/m/register', '/m/register.html'),
  ...page('Forgot password', '/m/forget'),
];

const own = [
  ...page('Change password', '/m/changePsw'),
  ...page('Recent games', '/m/gameList?type=recent'),
  ...page('Inbox', '/m/webEmail'),
  ...page('My account', '/m/myAccount/index', '/m/member/home'),
  ...page('My details', '/m/myAccount/index?view=profile'),
  ...page('Your identity', '/m/kyc'),
  ...page('Your data', '/m/set/data'),
  ...page('Bonus', '/m/bonus'),
  ...page('Security centre', '/m/securityCenter'),
  ...page('Authenticator app', '/m/securityCenter/authenticator'),
  ...page('E-mail address', '/m/securityCenter/email'),
  ...page('Mobile number', '/m/securityCenter/mobile'),
  ...page('Security questions', '/m/securityCenter/questions'),
  ...page('Name for payouts', '/m/securityCenter/payeeName'),
  ...page('Log-in history', '/m/securityCenter/history'),
  ...page('Transactions', '/m/transaction/record'),
  ...page('Statement', '/m/statement'),
  ...page('Deposit', '/m/voucherCenter'),
  ...page('My deposits', '/m/deposit/record'),
  ...page('Wallets', '/m/wallet'),
  ...page('Withdraw', '/m/withdraw'),
  ...page('Withdrawals', '/m/withdraw/record'),
  ...page('Payout accounts', '/m/bankCards'),
  ...page('Add an account', '/m/bankCards/add'),
  ...page('Payment password', '/m/paymentPassword'),
];
/** A page of a feature, which is nobody's where it is off. */
const ownOfFlags = {
  TRANSBETREPMEM3: page('Bet record', '/m/gameRecord'),
  AGECONTRACT3: page(
    'Agreements',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ),
} as const;

/** Pages that no route shows yet, for members. */
const ownToCome = ['/m/inviteFriends', '/m/member/benefits'];
/** For agents alone: anybody else is at home. */
const ofAgents = [
  '/m/agent',
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/agentRegister',
  '/m/member/notice?types=A',
];
/** The same, and nobody’s where the agents’ menu has not got it. */
const ofAgentsByFlag = {
  AGENTRANSMULTDOWN3: '/m/redRain',
  AGECONTRACT3: '/m/member/agent/agentDivident',
} as const;
/** Pages of a feature, which are nobody's where it is off. */
const ofFlags = { POINTS3: '/m/mall/mallHome' } as const;

const toLogin = (path: string): Ending => ({
  path,
  leadsTo: `/m/login?redirect=${encodeURIComponent(path)}`,
});

/** Every address of the specification, and where it ends for a visitor or for whoever is in. */
export function endingsOf(code: string, who: 'visitor' | 'member'): Ending[] {
  const flags = flagsOf(code);
  const isOn = ([flag]: readonly [string, unknown]): boolean => flags[flag] === true;
  const flagged = Object.entries(ofFlags);
  const pages = Object.entries(ownOfFlags);
  const mine = [...own, ...pages.filter(isOn).flatMap(([, endings]) => endings)];
  const hidden = [
    ...flagged.filter((one) => !isOn(one)).map(([, path]) => path),
    ...pages.filter((one) => !isOn(one)).flatMap(([, endings]) => endings.map(({ path }) => path)),
  ];
  const hasAgency = flags.AGENCY3;
  const sending = Object.entries(ofAgentsByFlag);
  const agents = [...(hasAgency ? ofAgents : []), ...sending.filter(isOn).map(([, path]) => path)];
  const members = [...ownToCome, ...flagged.filter(isOn).map(([, path]) => path)];
  const anybody = [
    ...open,
    ...promotionOf(code),
    ...leading(homePath, ...hidden, '/m/no-such-page'),
    ...leading(homePath, ...sending.filter((one) => !isOn(one)).map(([, path]) => path)),
    ...(hasAgency ? [] : leading(homePath, ...ofAgents)),
  ];
  if (who === 'visitor')
    return [
      ...anybody,
      ...doors,
      ...[...mine.map(({ path }) => path), '/m/play', ...members, ...agents].map(toLogin),
    ];
  const shut = [...doors.map(({ path }) => path), '/m/trial', '/m/play'];
  return [
    ...anybody,
    ...mine,
    ...page('This page is not here yet', ...members),
    ...leading(homePath, ...shut, ...agents),
  ];
}
