import type { MerchantRecord, PlayPolicy } from '@livery/contract/merchants';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Codes by Firebase, from a host of their own. */
export const withCodes = (projectId: string): Pick<MerchantRecord, 'firebase'> => ({
  firebase: {
    projectId,
    codes: {
      host: 'codes.localhost',
      headers: { 'content-security-policy': 'frame-ancestors http://aurora.localhost:*' },
    },
  },
});

/** What a merchant owes that asks no more than it must in most places. */
export const policyWith = (change: Partial<PlayPolicy> = {}): PlayPolicy => ({
  kycGate: 'beforeWithdraw',
  demo: 'on',
  autoplay: 'off',
  vip: 'on',
  realityCheckMinutes: 60,
  breakMinutes: 0,
  timeOuts: ['24h', '7d', '30d'],
  exclusions: ['6m', '1y', '5y', 'open'],
  exclusionReturn: 'clock',
  openExclusionReturn: 'never',
  registerCheck: 'never',
  limits: (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
    (['24h', '7d', '1m'] as const).map((period) => `${kind}.${period}` as const),
  ),
  sessionLimits: ['session', 'day'],
  limitPrompt: 'ask',
  raiseDelay: '24h',
  raiseAfterPeriod: false,
  confirmWithin: '7d',
  reviewAfter: '6m',
  depositCeilingMonth: 'none',
  singleStakeAtMost: 'none',
  slotRoundSeconds: 0,
  casinoRoundSeconds: 0,
  wageringAtMost: 60,
  disclaimerTicked: true,
  welcomeBonus: true,
  reverseWithdrawals: false,
  creditCards: true,
  crypto: true,
  unverifiedDepositTotal: { EUR: 2000, PHP: 120_000 },
  documentYears: 5,
  vendorWallets: true,
  thirdPartyPayers: true,
  returnToSource: false,
  failedDepositLock: 'none',
  returnBalanceAfter: 'none',
  depositTurnoverAtMost: 1,
  panicButton: false,
  careBar: false,
  ...change,
});

const aurora: MerchantRecord = {
  code: 'aurora',
  name: 'Aurora Bay',
  domains: ['aurora.localhost'],
  environment: 'demo',
  jurisdiction: 'PH',
  policy: policyWith(),
  minAge: 21,
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  languages: ['EN', 'TY'],
  flags: {
    AGECONTRACT3: true,
    AGENCY3: true,
    AGENTRANSMULTDOWN3: true,
    AGETRANSDOWN3: true,
    CBS3: true,
    CHNGPASSVERIF3: true,
    COCKFIGHT3: true,
    FBLOGIN3: true,
    FREEPLAY3: true,
    GOOGLELOGIN3: true,
    LOGMOBVERF3: true,
    PASSKEY3: true,
    REGMOBVERF3: true,
    TRANSBETREPMEM3: true,
  },
  firebase: { projectId: 'livery-test' },
  hosts: { games: ['games.localhost'], images: [] },
  loginAudience: 'both',
  idleMinutes: 30,
  site: 'sites/aurora',
  headers: { 'content-security-policy': "default-src 'none'; script-src 'self'" },
};

const noir: MerchantRecord = {
  ...aurora,
  code: 'noir',
  name: 'Noir Club',
  domains: ['noir.localhost'],
  jurisdiction: 'MT',
  minAge: 18,
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  languages: ['EN'],
  flags: { FREEPLAY3: false },
  loginAudience: 'both',
  site: 'sites/noir',
};

export interface TestSites {
  readonly folder: string;
  readonly file: string;
  /** A folder of pictures: all of the catalogue’s names, each a small drawing. */
  readonly pictures: string;
}

const siteOf = (code: string): MerchantRecord => ({
  ...aurora,
  code,
  name: code,
  domains: [`${code}.localhost`],
  site: `sites/${code}`,
});

/** A merchants file and two tiny built sites in a folder of their own, with one more for each other code. */
export function writeSites(
  change: Partial<Record<string, Partial<MerchantRecord>>> = {},
): TestSites {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sites-'));
  const known = [aurora, noir];
  const more = Object.keys(change).filter((code) => known.every((one) => one.code !== code));
  const merchants = [...known, ...more.map(siteOf)].map((one) =>
    Object.assign({}, one, change[one.code]),
  );
  for (const { code, site } of merchants) writeSite(join(folder, site), code);
  writeFileSync(join(folder, 'secret.txt'), 'outside of every site');
  const file = join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, merchants }));
  return { folder, file, pictures: writePictures(join(folder, 'pictures')) };
}

/** Each text once: whoever compresses so little spends all of the time on getting ready. */
const packed = new Map<string, Buffer>();
function pack(text: string): Buffer {
  const known = packed.get(text) ?? brotliCompressSync(text);
  packed.set(text, known);
  return known;
}

function writeSite(site: string, code: string): void {
  const script = `globalThis.site = ${JSON.stringify(code)};`.repeat(20);
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'home.html'), `<title>${code} home</title>`);
  writeFileSync(join(site, 'index.html'), `<title>${code} shell</title>`);
  mkdirSync(join(site, 'm'));
  writeFileSync(join(site, 'm/login.html'), `<title>${code} log-in</title>`);
  writeFileSync(join(site, 'm/gameList.html'), `<title>${code} games</title>`);
  writeFileSync(join(site, 'm/else.html'), `<title>${code} of nobody</title>`);
  writeFileSync(join(site, 'sw.js'), '');
  writeFileSync(join(site, 'assets', 'app.0a1b2c3d.js'), script);
  writeFileSync(join(site, 'assets', 'app.0a1b2c3d.js.br'), pack(script));
  mkdirSync(join(site, '.codes/assets'), { recursive: true });
  writeFileSync(join(site, '.codes/index.html'), `<title>${code} codes</title>`);
  writeFileSync(join(site, '.codes/_headers'), '');
  writeFileSync(join(site, '.codes/assets/codes.0a1b2c3d.js'), script);
}

const BANNERS =
  'arena-week crown-club derby-day draw-day ember-saga floodlit-weekend fruit-parade orbit-nights table-duel house-lights-up house-originals kraken-lagoon nine-lantern-week tiger-moon welcome';
const NAMES = [
  'covers/ashen-jarl',
  'covers/moon-orchard',
  'vendors/BGS',
  'vendors/EMW',
  ...BANNERS.split(' ').map((id) => `banners/${id}`),
];

/** What `@livery/art` would draw, with one small picture instead of each. */
function writePictures(folder: string): string {
  const files = Object.fromEntries(NAMES.map((name) => [name, `${name}.0a1b2c3d4e.svg`]));
  for (const [name, file] of Object.entries(files)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 8"><title>${name}</title><path fill="#a1562f" d="M0 0h6v8H0z"/></svg>`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), svg);
    writeFileSync(join(folder, `${file}.br`), pack(svg));
  }
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ version: 'test', files }));
  return folder;
}
