import type { Game, Reply, Winner } from '@livery/contract/client';
import { defaultTemplate, defaultHome, menuKeys, type MerchantData } from '@livery/themes/contract';
import type { Session } from '#kernel/session/session.ts';

export const merchant: MerchantData = {
  code: 'aurora',
  name: 'Aurora',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  minAge: 21,
  environment: 'demo',
  languages: [
    { code: 'EN', tag: 'en', endonym: 'English', dir: 'ltr' },
    { code: 'TY', tag: 'fil-PH', endonym: 'Filipino', dir: 'ltr' },
  ],
  defaultTheme: 'dark',
  template: defaultTemplate,
  home: defaultHome,
  logo: { mark: { dark: '/mark.svg', light: '/mark.svg' } },
  app: { description: {} },
  banners: [],
  gameHosts: ['https://games.test'],
  imageHosts: ['img.example'],
  serviceHosts: [],
  agentMenu: menuKeys,
  links: {},
  contacts: {},
  downloads: {},
  legal: { licensee: 'Aurora Leisure Inc.', help: [], registers: [] },
  jurisdiction: 'PH',
  play: {
    kycGate: 'beforeDeposit',
    demo: 'on',
    autoplay: 'vendor',
    vip: 'on',
    realityCheckMinutes: 60,
    breakMinutes: 0,
    timeOuts: ['24h', '7d', '30d'],
    exclusions: ['6m', '1y', '5y'],
    wageringAtMost: 60,
    disclaimerTicked: true,
    welcomeBonus: true,
    reverseWithdrawals: false,
    creditCards: false,
    crypto: false,
    panicButton: false,
    careBar: false,
  },
  jackpotMode: 'demo',
  statusReading: 'derived',
  rememberMode: 'deviceCredential',
  loginAudience: 'both',
  loginAfterRegister: true,
  showPasswordChangeError: true,
  firebaseFailureToast: true,
  csPathCodec: 'aesgcm8',
  firebase: {
    projectId: 'demo-livery',
    apiKey: 'key',
    authDomain: 'demo-livery.localhost',
    google: { clientId: 'livery.apps.test' },
    facebook: { clientId: '4711' },
    codes: 'https://codes.test',
  },
  texts: {},
};

export const member: Session = {
  token: 'token-of-maria',
  merchantCode: 'aurora',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};

/** What a log-in answers. */
export const welcome: Reply<'login'> = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};

export const game = (number: number, more: Partial<Game> = {}): Game => ({
  gameId: `${number}`,
  nodeId: `node-${number}`,
  nodeName: `Game ${number}`,
  gameName: `Game ${number}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: '',
  gameClassifyNew: '',
  isNew: false,
  vassalage: 'ORCHARD',
  displayName: 'Orchard',
  showIcon: '',
  iconUrl: `/covers/${number}.webp`,
  mobileLargeIcon: '',
  roomId: '',
  supportPlay: 0,
  lottoMode: '',
  gameCode: `code-${number}`,
  isGameH5: 'GAME',
  ...more,
});

/** Games numbered from `first`, as many as asked for. */
export const games = (count: number, first = 1): Game[] =>
  Array.from({ length: count }, (_, index) => game(first + index));

export const winner = (number: number, winAmount: string): Winner => ({
  ...game(number),
  customerName: `pl***${number}`,
  winAmount,
  currency: 'PHP',
  at: 1_700_000_000_000 + number,
});

export const wallet = (sumBalance: string): Reply<'wallet'> => ({
  sumBalance,
  currency: 'PHP',
  cash: sumBalance,
  bonus: '0',
  locked: '0',
  playable: sumBalance,
});

export const notice = (
  id: number,
  more: Partial<Reply<'notices'>[number]> = {},
): Reply<'notices'>[number] => ({
  id: `${id}`,
  title: `Notice ${id}`,
  startDate: 1_700_000_000_000,
  content: `<p>Text of ${id}</p>`,
  read: false,
  ...more,
});

/** What the site has to say at home: nothing. */
export const homeContent: Reply<'announcements'> = {
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
};

/** Who the member is, as the platform tells it. */
export const memberInfo: Reply<'memberInfo'> = {
  id: '100234',
  account: 'maria',
  nickname: 'Mia',
  type: 0,
  clubLabel: { labelName: 'Silver club' },
  vip: 2,
  headIcon: '',
  currency: 'PHP',
  kyc: { level: 0, status: 'none' },
  mobileVerified: true,
  emailVerified: false,
};
