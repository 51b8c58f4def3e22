import type { MerchantRecord } from '@livery/contract/merchants';
import { GUEST } from '@livery/gateway/extras';

export interface DemoPlayer {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  /** In the merchant's currency. */
  readonly balance: string;
  readonly vip: number;
  /** What the account is good for, in a few words. */
  readonly role: string;
  readonly kyc: 'none' | 'under_review' | 'verified' | 'rejected';
  /** Mobile and e-mail, and whether they were proven; a guest leaves neither. */
  readonly reach: 'proven' | 'mobile' | 'unproven' | 'nowhere';
  readonly birthday: string | null;
  /** The password was given by somebody else and is changed first. */
  readonly mustChange: boolean;
  /** Days since the account was opened. */
  readonly joined: number;
  readonly plays: Plays;
  /** The account of whom they stand below; of nobody else where it is not said. */
  readonly below?: string;
  /** Among the days on which they played is yesterday. */
  readonly playedYesterday?: boolean;
}

/** How somebody plays, which is what their history is made from. */
export type Plays = 'much' | 'some' | 'little' | 'high' | 'away' | 'practice' | 'regular' | 'never';

/** One for every demo account; a demo has no secret to keep. */
export const DEMO_PASSWORD = 'Livery-demo-1';

type Name = readonly [account: string, nickname: string];

/** Names that sound at home where the currency is, in the order of the parts below. */
const names: Readonly<Record<string, readonly Name[]>> = {
  PHP: [
    ['marisol88', 'Marisol'],
    ['luis2026x', 'Luis'],
    ['amihan_team', 'Amihan'],
    ['bayani_new', 'Bayani'],
    ['tala_vip', 'Tala'],
    ['dagat_agent', 'Dagat'],
    ['hiraya_sub', 'Hiraya'],
    ['panauhin_demo', 'Panauhin'],
    ['sinag_wallets', 'Sinag'],
    ['ligaya_first', 'Ligaya'],
  ],
  EUR: [
    ['valetta7', 'Valentina'],
    ['lukas_m26', 'Lukas'],
    ['noor_team', 'Noor'],
    ['elise_new', 'Elise'],
    ['matteo_vip', 'Matteo'],
    ['saskia_agent', 'Saskia'],
    ['bruno_sub', 'Bruno'],
    ['guest_demo', 'Guest'],
    ['ines_wallets', 'Inês'],
    ['jonas_first', 'Jonas'],
  ],
};

const elsewhere: readonly Name[] = [
  ['robin_77', 'Robin'],
  ['sam_2026x', 'Sam'],
  ['alex_team', 'Alex'],
  ['kim_new', 'Kim'],
  ['jordan_vip', 'Jordan'],
  ['casey_agent', 'Casey'],
  ['morgan_sub', 'Morgan'],
  ['guest_demo', 'Guest'],
  ['riley_wallets', 'Riley'],
  ['taylor_first', 'Taylor'],
];

const usual = {
  type: 0,
  vip: 0,
  kyc: 'none',
  reach: 'proven',
  birthday: '1990-04-17',
  mustChange: false,
  joined: 128,
  plays: 'never',
} as const;

/** Whom each of them stands below, by their places: two lines, and those who came by nobody. */
const leaders: Readonly<Record<number, number>> = { 0: 1, 1: 2, 4: 6, 6: 5, 8: 1 };

type Part = Omit<DemoPlayer, 'account' | 'nickname' | 'below'>;

const parts: readonly Part[] = [
  {
    ...usual,
    balance: '12480.50',
    vip: 2,
    role: 'Member with a history',
    plays: 'much',
    kyc: 'verified',
    birthday: '1988-03-09',
  },
  {
    ...usual,
    type: 1,
    balance: '8215.00',
    vip: 1,
    role: 'Agent who also plays',
    plays: 'some',
    kyc: 'under_review',
  },
  {
    ...usual,
    type: 2,
    balance: '3050.25',
    role: 'Team leader',
    plays: 'little',
    birthday: '1985-11-23',
  },
  {
    ...usual,
    balance: '0.00',
    role: 'New member, empty wallet',
    reach: 'unproven',
    birthday: '1999-07-30',
    joined: 2,
  },
  {
    ...usual,
    type: 40,
    balance: '96400.75',
    vip: 4,
    role: 'Member of the VIP club',
    plays: 'high',
    kyc: 'verified',
    birthday: '1979-01-15',
  },
  { ...usual, type: 41, balance: '1500.00', role: 'Agent', birthday: '1992-09-02' },
  { ...usual, type: 42, balance: '640.00', role: 'Agent of an agent', reach: 'mobile' },
  {
    ...usual,
    type: GUEST,
    balance: '4917.50',
    role: 'Guest with practice money',
    plays: 'practice',
    reach: 'nowhere',
    birthday: null,
    joined: 6,
  },
  {
    ...usual,
    balance: '4920.80',
    role: 'Member with money at vendors',
    plays: 'away',
    kyc: 'rejected',
    reach: 'mobile',
    birthday: '1995-12-05',
  },
  {
    ...usual,
    balance: '250.00',
    role: 'Must change the password first',
    birthday: '1997-06-21',
    mustChange: true,
    joined: 3,
  },
];

export function demoPlayers({ currency }: Pick<MerchantRecord, 'currency'>): DemoPlayer[] {
  const called = names[currency] ?? elsewhere;
  return parts.flatMap((part, index) => {
    const name = called[index];
    const below = called[leaders[index] ?? -1]?.[0];
    if (name === undefined) return [];
    return [{ ...part, account: name[0], nickname: name[1], ...(below && { below }) }];
  });
}

const regulars =
  'anton_k belle99 ciel_21 dino_mar ester_b fritz07 gela_m hugo_tan ines_v jojo_88 kaya_lux leandro4 mika_s nena_12 oscar_d pia_luna quim_7 rosa_v santi_x tessa_o ulises9 vera_mae wil_r yumi_k'.split(
    ' ',
  );

/** Of a line of their own: the agent, and the first and the last of whom they lead. */
const OWN_AGENT = 17;
const OWN_LAST = 21;

/** Whom a regular stands below, and what that makes of them. */
function placeOfRegular(
  known: readonly DemoPlayer[],
  place: number,
): Pick<DemoPlayer, 'type' | 'below'> {
  const led = (type: number, leader: number) => {
    const above = known.find((one) => one.type === leader);
    return { type, ...(above && { below: above.account }) };
  };
  if (place < 10) return led(0, 1);
  if (place < 12) return led(0, 2);
  if (place < OWN_AGENT) return led(40, 42);
  if (place === OWN_AGENT) return { type: 1 };
  const agent = regulars[OWN_AGENT];
  if (place > OWN_LAST || agent === undefined) return { type: 0 };
  return { type: 0, below: agent };
}

/** Every so many of them played yesterday: in each line somebody did. */
const PLAYED_YESTERDAY = 6;

/** Others who play, so that the winner board is not a family affair. Nobody can log in as one. */
export const demoRegulars = (known: readonly DemoPlayer[]): DemoPlayer[] =>
  regulars.map((account, place) =>
    Object.assign({}, usual, {
      account,
      nickname: account,
      balance: '500.00',
      role: 'Regular',
      plays: 'regular' as const,
      reach: 'nowhere' as const,
      birthday: null,
      playedYesterday: place % PLAYED_YESTERDAY === 0,
      ...placeOfRegular(known, place),
    }),
  );

/** Who can log in where, in plain words. */
export function demoNotice(merchants: readonly MerchantRecord[]): string {
  const lines = merchants
    .filter(({ environment }) => environment === 'demo')
    .map((merchant) => {
      const accounts = demoPlayers(merchant).map(({ account }) => account);
      return `  ${merchant.name}: ${accounts.join(', ')}\n`;
    });
  return lines.length > 0 ? `Demo accounts, password ${DEMO_PASSWORD}:\n${lines.join('')}` : '';
}
