import type { Reply } from '../../packages/contract/src/client.ts';
import { stage } from './staged.ts';

type Answered<Name extends 'downline' | 'downlineCard'> = Reply<Name>;
type Person = Answered<'downline'>['list'][number];
type Figures = Answered<'downlineCard'>['own'];
type Link = Reply<'registerUrls'>['list'][number];

const asOf = Date.UTC(2026, 10, 28, 23);
const onePage = { pageNum: 1, totalPages: 1 } as const;

const figures = (valid: number, kept: number): Figures => ({
  staked: `${valid + 40}.00`,
  valid: `${valid}.00`,
  won: `${valid - kept}.50`,
  rebates: '12.40',
  bonuses: '0.00',
  net: `${kept}.50`,
});

const person = (id: number, account: string, more: Partial<Person> = {}): Person => ({
  id: `${id}`,
  account,
  masked: false,
  type: 0,
  registeredAt: Date.UTC(2026, 5, 3),
  lastLogin: '2026-11-28',
  children: 0,
  teamSize: 0,
  ...more,
});

const agents = { type: 1, children: 4 } as const;
const me = { id: '40', account: 'dagat_agent', masked: false } as const;
const below = { id: '41', account: 'hiraya_sub', masked: false } as const;

export const teamKpi = (): Reply<'teamKpi'> => ({
  footer: {
    teamLoginMemberCount: 1204,
    teamBetMemberCount: 87,
    teamRegisterMemberCount: 3,
    teamOnlineCount: 12,
  },
  asOf,
});

export const downline = (): Reply<'downline'> => ({
  list: [
    person(41, 'hiraya_sub', { ...agents, teamSize: 127 }),
    person(42, 'Cai', { ...agents, teamSize: 31 }),
    person(43, 'ligaya_02'),
    person(44, 'amihan_7'),
    person(45, 'bituin_at_dagat_2026'),
  ],
  path: [me],
  pageNum: 1,
  totalPages: 3,
});

const further = ['ta•••a', 'am•••_7', 'bi•••in', 'ma•••mi', 'da•••ay', 'ha•••a'];

/** Far down, where nobody is known by name. */
const deeper: Reply<'downline'> = {
  list: [
    person(81, 'ma•••88', { masked: true, ...agents, teamSize: 4 }),
    person(82, 'lu•••a', { masked: true }),
    person(83, 'si•••_9', { masked: true }),
  ],
  path: [me, below, ...further.map((account, at) => ({ id: `${70 + at}`, account, masked: true }))],
  ...onePage,
};

export const goDeeper = () => stage('downline', deeper);
export const emptyTeam = () => stage('downline', { list: [], path: [me], ...onePage });

export const downlineCard = (): Reply<'downlineCard'> => ({
  ...person(41, 'hiraya_sub', { ...agents, teamSize: 127 }),
  path: [me, below],
  own: figures(1200, 90),
  team: figures(48_210, -1190),
  rates: [
    { type: 'RNG', rate: '0.4500', tomorrow: '0.4500', least: '0.2000', most: '0.7000' },
    { type: 'LIVE', rate: '0.2000', tomorrow: '0.2500', least: '0.0000', most: '0.3000' },
    { type: 'FISH', rate: '0.3000', tomorrow: '0.3000', least: '0.1000', most: '0.5000' },
  ],
  asOf,
});

const rows = {
  day: ['22', '23', '24', '25', '26', '27', '28'].map((day, at) => ({
    key: `2026-11-${day}`,
    valid: 3100 + ((at * 1733) % 4200),
  })),
  branch: [
    { key: '41', name: 'hiraya_sub', valid: 21_400 },
    { key: '42', name: 'Cai', valid: 7350 },
    { key: '43', name: 'ligaya_02', valid: 980 },
  ],
  category: [
    { key: 'RNG', valid: 17_900 },
    { key: 'LIVE', valid: 8220 },
    { key: 'FISH', valid: 2400 },
    { key: 'SPORTS', valid: 900 },
    { key: 'PVP', valid: 310 },
  ],
  vendor: [
    { key: 'moonworks', name: 'Moonworks', valid: 19_330 },
    { key: 'larkfield', name: 'Larkfield', valid: 10_400 },
  ],
} as const;

const groupOf = (query: URLSearchParams): keyof typeof rows => {
  const asked = query.get('group') ?? 'day';
  return Object.hasOwn(rows, asked) ? (asked as keyof typeof rows) : 'day';
};

export const teamPnl = (query: URLSearchParams): Reply<'teamPnl'> => ({
  list: rows[groupOf(query)].map(({ valid, ...row }, at) => ({
    ...row,
    ...figures(valid, at % 2 === 0 ? 320 : -185),
  })),
  footer: figures(29_730, -590),
  asOf,
  ...onePage,
});

const bets = (valid: number) => {
  const { staked, won } = figures(valid, 120);
  return { rounds: Math.round(valid / 3), staked, valid: `${valid}.00`, won };
};

export const teamBets = (query: URLSearchParams): Reply<'teamBets'> => ({
  list: rows[groupOf(query)].map(({ valid, ...row }) => Object.assign(row, bets(valid))),
  footer: bets(29_730),
  asOf,
  ...onePage,
});

export const rebateSettings = (): Reply<'rebateSettings'> => ({
  rates: [
    { type: 'RNG', rate: '0.7000', tomorrow: '0.7000' },
    { type: 'LIVE', rate: '0.3000', tomorrow: '0.2500' },
    { type: 'FISH', rate: '0.5000', tomorrow: '0.5000' },
  ],
  step: '0.0500',
  effectiveDay: '2026-11-30',
});

const income = {
  day: [
    { day: '2026-11-28', estimate: true, valid: '1000.00', amount: '7.01' },
    { day: '2026-11-27', estimate: false, valid: '10480.00', amount: '25.00' },
    { day: '2026-11-26', estimate: false, valid: '8210.00', amount: '19.35' },
  ],
  branch: [
    { estimate: false, valid: '1000.00', amount: '7.00' },
    { branch: below, estimate: false, valid: '18690.00', amount: '44.35' },
    { rounding: true, estimate: false, valid: '0.00', amount: '0.01' },
  ],
} satisfies Readonly<Record<string, Reply<'rebateIncome'>['list']>>;

export const rebateIncome = (query: URLSearchParams): Reply<'rebateIncome'> => ({
  list: query.get('group') === 'branch' ? income.branch : income.day,
  footer: { valid: '19690.00', amount: '51.36', estimate: '7.01' },
  ...onePage,
});

const link = (code: string, more: Partial<Link> = {}): Link => ({
  code,
  url: `https://dagat.example/r/${code}`,
  qr: `https://dagat.example/r/${code}`,
  type: 'member',
  rates: { RNG: '0.2000', LIVE: '0.0000' },
  uses: 14,
  registered: 9,
  madeAt: Date.UTC(2026, 10, 3, 4),
  lowered: false,
  ...more,
});

export const registerUrls = (): Reply<'registerUrls'> => ({
  list: [
    link('k7m2p9', { note: 'Market day', validTo: '2026-12-24', lowered: true }),
    link('q4x8t1', { type: 'agent', registered: 1, uses: 1 }),
  ],
  most: 20,
});
