import type { MerchantRecord } from '@livery/contract/merchants';

export interface DemoPlayer {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  /** In the merchant's currency. */
  readonly balance: string;
  readonly vip: number;
  /** What the account is good for, in a few words. */
  readonly role: string;
}

/** One for every demo account; a demo has no secret to keep. */
export const DEMO_PASSWORD = 'Livery-demo-1';

type Name = readonly [account: string, nickname: string];
type Names = readonly [Name, Name, Name, Name, Name, Name];

/** Names that sound at home where the currency is. */
const names: Readonly<Record<string, Names>> = {
  PHP: [
    ['marisol88', 'Marisol'],
    ['luis2026x', 'Luis'],
    ['amihan_team', 'Amihan'],
    ['bayani_new', 'Bayani'],
    ['tala_vip', 'Tala'],
    ['dagat_agent', 'Dagat'],
  ],
  EUR: [
    ['valetta7', 'Valentina'],
    ['lukas_m26', 'Lukas'],
    ['noor_team', 'Noor'],
    ['elise_new', 'Elise'],
    ['matteo_vip', 'Matteo'],
    ['saskia_agent', 'Saskia'],
  ],
};

const elsewhere: Names = [
  ['robin_77', 'Robin'],
  ['sam_2026x', 'Sam'],
  ['alex_team', 'Alex'],
  ['kim_new', 'Kim'],
  ['jordan_vip', 'Jordan'],
  ['casey_agent', 'Casey'],
];

const parts: readonly Omit<DemoPlayer, 'account' | 'nickname'>[] = [
  { type: 0, balance: '12480.50', vip: 2, role: 'Member with a history' },
  { type: 1, balance: '8215.00', vip: 1, role: 'Agent who also plays' },
  { type: 2, balance: '3050.25', vip: 0, role: 'Team leader' },
  { type: 0, balance: '0.00', vip: 0, role: 'New member, empty wallet' },
  { type: 40, balance: '96400.75', vip: 4, role: 'Member of the VIP club' },
  { type: 41, balance: '1500.00', vip: 0, role: 'Agent' },
];

export function demoPlayers({ currency }: Pick<MerchantRecord, 'currency'>): DemoPlayer[] {
  const called = names[currency] ?? elsewhere;
  return parts.flatMap((part, index) => {
    const name = called[index];
    return name === undefined ? [] : [{ ...part, account: name[0], nickname: name[1] }];
  });
}

const regulars = [
  'anton_k',
  'belle99',
  'ciel_21',
  'dino_mar',
  'ester_b',
  'fritz07',
  'gela_m',
  'hugo_tan',
  'ines_v',
  'jojo_88',
  'kaya_lux',
  'leandro4',
  'mika_s',
  'nena_12',
  'oscar_d',
  'pia_luna',
  'quim_7',
  'rosa_v',
  'santi_x',
  'tessa_o',
  'ulises9',
  'vera_mae',
  'wil_r',
  'yumi_k',
] as const;

/** Others who play, so that the winner board is not a family affair. Nobody can log in as one. */
export const demoRegulars = (): DemoPlayer[] =>
  regulars.map((account) => ({
    account,
    nickname: account,
    type: 0,
    balance: '500.00',
    vip: 0,
    role: 'Regular',
  }));

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
