import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, tokenAt } from '../testing/merchant-files.ts';
import { parseSource } from './source.ts';
import { reporter } from './places.ts';
import { applyProfile } from './apply-profile.ts';
import { flagNames } from '../flags/flags.ts';
import { menuKeys } from '../flags/menus.ts';
import { floors } from '../jurisdictions/floors.ts';
import { jurisdictionKeys } from '../jurisdictions/keys.ts';
import { ladders, type PlayPolicy } from '../jurisdictions/policy.ts';
import { profiles, type Profile } from '../jurisdictions/profiles.ts';
import { wishes as wishedBy } from '../testing/policy-wishes.ts';

const read = (manifest: object, more: Parameters<typeof merchantFiles>[0] = {}) =>
  readMerchant(merchantFiles({ ...more, manifest: { environment: 'demo', ...manifest } }));

const errors = (manifest: object, more: Parameters<typeof merchantFiles>[0] = {}): string[] =>
  read(manifest, more)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message.split(' ')[0]}`);

const below =
  <Rung extends string>(rungs: readonly Rung[]) =>
  (floor: Rung): Rung[] =>
    rungs.slice(0, rungs.indexOf(floor));

const without = <One extends string>(floor: readonly One[]): One[][] =>
  floor.map((one) => floor.filter((other) => other !== one));

type Ceiling = PlayPolicy['depositCeilingMonth'];

/** One more in each currency, and something in one that is not named. */
const higher = (floor: Ceiling): Ceiling[] =>
  floor === 'none'
    ? []
    : [{ XXX: 1 }, ...Object.entries(floor).map(([currency, most]) => ({ [currency]: most + 1 }))];

/** Every way to be milder than a profile by one step, as a manifest would say it. */
const milder: { readonly [Key in keyof PlayPolicy]: (floor: PlayPolicy[Key]) => unknown[] } = {
  kycGate: below(ladders.kycGate),
  demo: below(ladders.demo),
  autoplay: below(ladders.autoplay),
  vip: below(ladders.vip),
  realityCheckMinutes: (floor) => (floor < 60 ? [floor + 1] : []),
  breakMinutes: (floor) => (floor > 0 ? [floor - 1] : []),
  timeOuts: (floor) => without(floor).map((rest) => rest.concat('99d')),
  exclusions: (floor) => without(floor).map((rest) => rest.concat('99y')),
  exclusionReturn: below(ladders.exclusionReturn),
  openExclusionReturn: below(ladders.openExclusionReturn),
  registerCheck: below(ladders.registerCheck),
  limits: without,
  sessionLimits: (floor) => (floor.length > 1 ? without(floor) : []),
  limitPrompt: below(ladders.limitPrompt),
  raiseDelay: (floor) => ['1h', floor === '7d' ? '6d' : '23h'],
  raiseAfterPeriod: (floor) => (floor ? [false] : []),
  confirmWithin: () => ['8d', '1m', '1y'],
  reviewAfter: () => ['7m', '1y', '200d'],
  depositCeilingMonth: higher,
  singleStakeAtMost: higher,
  slotRoundSeconds: (floor) => (floor > 0 ? [floor - 0.5, 0] : []),
  casinoRoundSeconds: (floor) => (floor > 0 ? [floor - 0.5, 0] : []),
  unverifiedDepositTotal: higher,
  documentYears: (floor) => [floor - 1, floor + 1],
  vendorWallets: (floor) => (floor ? [] : [true]),
  thirdPartyPayers: (floor) => (floor ? [] : [true]),
  returnToSource: (floor) => (floor ? [false] : []),
  failedDepositLock: (floor) =>
    floor === 'none'
      ? []
      : [
          'none',
          { ...floor, failures: floor.failures + 1 },
          { ...floor, minutes: floor.minutes - 1 },
        ],
  returnBalanceAfter: (floor) => (floor === 'none' ? [] : ['none', '3d', '1m']),
  depositTurnoverAtMost: (floor) => [floor + 1],
  wageringAtMost: (floor) => (floor < 60 ? [floor + 1] : []),
  disclaimerTicked: (floor) => (floor ? [] : [true]),
  welcomeBonus: (floor) => (floor ? [] : [true]),
  reverseWithdrawals: (floor) => (floor ? [] : [true]),
  creditCards: (floor) => (floor ? [] : [true]),
  crypto: (floor) => (floor ? [] : [true]),
  panicButton: (floor) => (floor ? [false] : []),
  careBar: (floor) => (floor ? [false] : []),
};

const keys = Object.keys(floors) as (keyof PlayPolicy)[];

it.each(jurisdictionKeys)('lets no merchant be milder than %s in any part [BX-16]', (key) => {
  const { minAge, play, flagsOff, menusOff } = profiles[key];
  const wishes: object[] = [
    ...keys.flatMap((part) =>
      (milder[part] as (floor: unknown) => unknown[])(play[part]).map((wish) => ({
        play: { [part]: wish },
      })),
    ),
    ...flagsOff.map((flag) => ({ flags: { [flag]: true } })),
    ...menusOff.map((menu) => ({ menus: { agent: [menu] } })),
    ...(minAge > 18 ? [{ minAge: minAge - 1 }] : []),
  ];
  expect(wishes.length).toBeGreaterThan(0);
  for (const wish of wishes) {
    expect(errors({ jurisdiction: key, ...wish }), JSON.stringify(wish)).toContainEqual(
      expect.stringContaining('jurisdiction.floor'),
    );
  }
});

const ladderParts = ['kycGate', 'demo', 'autoplay', 'vip'] as const;
const switches = ['disclaimerTicked', 'welcomeBonus', 'creditCards', 'crypto'] as const;

const allOn = Object.fromEntries(flagNames.map((name) => [name, true]));

/** A part that meets its floor is not changed by meeting it once more. */
function isMet<Key extends keyof PlayPolicy>(
  key: Key,
  got: PlayPolicy,
  floor: PlayPolicy,
): boolean {
  const rule: (typeof floors)[Key] = floors[key];
  return JSON.stringify(rule.meet(got[key], floor[key])) === JSON.stringify(got[key]);
}

it('whatever is wished, what comes out is never milder than the profile [BX-16]', () => {
  const wish = fc.record(wishedBy, { requiredKeys: [] });
  const report = reporter([parseSource(merchantFiles().manifest).source]);
  const said = JSON.parse(merchantFiles().manifest.text) as Parameters<typeof applyProfile>[0];
  fc.assert(
    fc.property(fc.constantFrom(...jurisdictionKeys), wish, fc.nat(30), (key, play, minAge) => {
      const profile = profiles[key];
      const { manifest, diagnostics } = applyProfile(
        {
          ...said,
          play,
          minAge,
          flags: allOn,
          menus: { agent: [...menuKeys] },
          jackpotMode: 'feed',
        },
        profile,
        report,
      );
      const [got, floor] = [manifest.play, profile.play];
      for (const part of keys) expect(isMet(part, got, floor), part).toBe(true);
      for (const part of keys.filter((one) => !(one in play)))
        expect(got[part], part).toEqual(floor[part]);
      // What is complained of is put right all the same.
      for (const flag of flagNames)
        expect(manifest.flags[flag], flag).toBe(!profile.flagsOff.includes(flag));
      expect(manifest.menus.agent.filter((menu) => profile.menusOff.includes(menu))).toEqual([]);
      expect(manifest.menus.agent.length).toBe(menuKeys.length - profile.menusOff.length);
      expect(manifest.jackpotMode).toBe(profile.jackpots === 'off' ? 'off' : 'feed');
      expect(diagnostics.length).toBeGreaterThanOrEqual(
        profile.flagsOff.length + profile.menusOff.length,
      );
      expect(manifest.minAge).toBeGreaterThanOrEqual(profile.minAge);
      for (const part of ladderParts) {
        const rungs: readonly string[] = ladders[part];
        expect(rungs.indexOf(got[part])).toBeGreaterThanOrEqual(rungs.indexOf(floor[part]));
      }
      for (const part of switches) expect(floor[part] || !got[part]).toBe(true);
      expect(got.panicButton || !floor.panicButton).toBe(true);
      expect(got.realityCheckMinutes).toBeLessThanOrEqual(floor.realityCheckMinutes);
      expect(got.breakMinutes).toBeGreaterThanOrEqual(floor.breakMinutes);
      expect(got.wageringAtMost).toBeLessThanOrEqual(floor.wageringAtMost);
      expect(got.timeOuts).toEqual(expect.arrayContaining(floor.timeOuts));
    }),
  );
});

it('takes a wish that is stricter', () => {
  const strict = { kycGate: 'beforePlay', demo: 'off', realityCheckMinutes: 15, breakMinutes: 5 };
  const { merchant } = read({ jurisdiction: 'INT', play: strict, minAge: 21 });
  expect(merchant?.manifest.play).toMatchObject(strict);
  expect(merchant?.manifest.minAge).toBe(21);
});

it('says where the milder wish stands, in a family too', () => {
  const { diagnostics } = readMerchant(
    merchantFiles({
      manifest: { environment: 'demo', extends: 'mild', jurisdiction: 'UK' },
      family: {
        name: 'mild',
        manifest: {
          file: '_families/mild/manifest.jsonc',
          text: '{\n  "schemaVersion": 3,\n  "play": { "creditCards": true }\n}',
        },
        modes: {},
        texts: {},
      },
    }),
  );
  expect(diagnostics.find(({ code }) => code === 'jurisdiction.floor')).toMatchObject({
    file: '_families/mild/manifest.jsonc',
    line: 3,
    message: '"play.creditCards" is milder than Great Britain (UK) allows.',
    hint: 'It must be false.',
  });
});

it('keeps the tokens and the words of a jurisdiction out of a brand’s reach [BX-16]', () => {
  const tokens = tokenAt('size.ageMark', 'dimension', { value: 8, unit: 'px' });
  expect(errors({ jurisdiction: 'PH', minAge: 21 }, { tokens })).toEqual([
    'jurisdiction.token "size.ageMark"',
  ]);
  const texts = { EN: { 'legal.tagline': 'Keep spinning!' } };
  expect(errors({ jurisdiction: 'PH', minAge: 21 }, { texts })).toEqual([
    'jurisdiction.text "legal.tagline"',
  ]);
  const { merchant } = read({ jurisdiction: 'PH', minAge: 21 });
  expect(merchant?.texts['EN']?.['legal.tagline']).toMatch(/stop/);
  expect(merchant?.themes.dark.get('size.ageMark')?.layer).toBe('jurisdiction PH');
});

it('shows no jackpot where none may be shown, and invented ones in a demo only (part of BX-12)', () => {
  expect(errors({ environment: 'production', jackpotMode: 'demo' })).toEqual(['jackpot.demo A']);
  expect(errors({ jurisdiction: 'DE', jackpotMode: 'feed' })).toEqual(['jurisdiction.floor A']);
  expect(read({ jurisdiction: 'DE' }).merchant?.manifest.jackpotMode).toBe('off');
  expect(read({}).merchant?.manifest.jackpotMode).toBe('demo');
});

it('starts from the jurisdiction where the merchant says nothing', () => {
  const { merchant } = read({
    jurisdiction: 'DE',
    currency: undefined,
    timeZone: undefined,
    languages: undefined,
    defaultLanguage: undefined,
    minAge: undefined,
  });
  expect(merchant?.manifest).toMatchObject({
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    languages: ['DE', 'EN'],
    defaultLanguage: 'DE',
    minAge: 18,
    play: { demo: 'off', breakMinutes: 5, panicButton: true },
  });
});

it('says of every wish where it stands, what is milder and what is owed', () => {
  const profile: Profile = {
    ...profiles.INT,
    key: 'UK',
    name: 'Great Britain',
    minAge: 21,
    flagsOff: ['CBS3'],
    menusOff: ['TEAMBETTING3'],
    jackpots: 'off',
    play: {
      ...profiles.INT.play,
      kycGate: 'beforeDeposit',
      realityCheckMinutes: 30,
      breakMinutes: 5,
      timeOuts: ['24h', '7d'],
      creditCards: false,
      panicButton: true,
    },
  };
  const wishes = {
    ...(JSON.parse(merchantFiles().manifest.text) as object),
    minAge: 20,
    play: {
      kycGate: 'beforeWithdraw',
      realityCheckMinutes: 31,
      breakMinutes: 4,
      timeOuts: ['7d'],
      creditCards: true,
      panicButton: false,
    },
    flags: { CBS3: true, FREEPLAY3: true },
    menus: { agent: ['AGEPAG', 'TEAMBETTING3'] },
    jackpotMode: 'demo',
  };
  const text = JSON.stringify(wishes, null, 2);
  const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
  const report = reporter([parseSource({ file: 'manifest.jsonc', text }).source]);
  const said = wishes as unknown as Parameters<typeof applyProfile>[0];
  const { diagnostics, manifest } = applyProfile(said, profile, report);

  const refused = (line: string, what: string, owed: string) => ({
    code: 'jurisdiction.floor',
    severity: 'error',
    file: 'manifest.jsonc',
    line: lineOf(line),
    message: `${what} is milder than Great Britain (UK) allows.`,
    hint: `It must be ${owed}.`,
  });
  expect(diagnostics).toMatchObject([
    refused('"minAge"', '"minAge" 20', 'at least 21'),
    refused('"kycGate"', '"play.kycGate"', 'one of beforeDeposit, beforePlay'),
    refused('"realityCheckMinutes"', '"play.realityCheckMinutes"', 'at most 30'),
    refused('"breakMinutes"', '"play.breakMinutes"', 'at least 5'),
    refused('"timeOuts"', '"play.timeOuts"', 'at least 24h, 7d'),
    refused('"creditCards"', '"play.creditCards"', 'false'),
    refused('"panicButton"', '"play.panicButton"', 'true'),
    refused('"CBS3"', 'The feature CBS3', 'off'),
    refused('"TEAMBETTING3"', 'The menu entry TEAMBETTING3', 'left out'),
    refused('"jackpotMode"', 'A jackpot', '"off"'),
  ]);
  expect(manifest).toMatchObject({
    minAge: 21,
    menus: { agent: ['AGEPAG'] },
    jackpotMode: 'off',
    play: { timeOuts: ['7d', '24h'], realityCheckMinutes: 30, breakMinutes: 5, panicButton: true },
  });
  expect(manifest.flags).toMatchObject({ CBS3: false, FREEPLAY3: true });
});

it('says nothing of a jackpot that is off, or of which nothing was said', () => {
  const profile: Profile = { ...profiles.INT, jackpots: 'off' };
  const report = reporter([parseSource(merchantFiles().manifest).source]);
  const said = JSON.parse(merchantFiles().manifest.text) as Parameters<typeof applyProfile>[0];
  expect(applyProfile(said, profile, report).diagnostics).toEqual([]);
  expect(applyProfile({ ...said, jackpotMode: 'off' }, profile, report).diagnostics).toEqual([]);
});

it('lets no merchant take a currency in which its law names no ceiling', () => {
  expect(errors({ jurisdiction: 'DE', currency: 'USD' })).toEqual(['jurisdiction.floor The']);
  expect(errors({ jurisdiction: 'DE', currency: 'EUR' })).toEqual([]);
  expect(errors({ jurisdiction: 'INT', currency: 'ISK' })).toEqual([]);
});

it('knows no span as shorter that is longer on some days', () => {
  const { raiseDelay, reviewAfter, returnBalanceAfter } = floors;
  expect(raiseDelay.meet('1d', '24h')).toBe('24h');
  expect(raiseDelay.meet('2d', '24h')).toBe('2d');
  expect(raiseDelay.meet('1w', '6d')).toBe('1w');
  expect(reviewAfter.meet('182d', '6m')).toBe('6m');
  expect(reviewAfter.meet('23w', '6m')).toBe('23w');
  expect(reviewAfter.meet('12m', '1y')).toBe('1y');
  expect(returnBalanceAfter.meet('none', '2d')).toBe('2d');
  expect(returnBalanceAfter.meet('2d', 'none')).toBe('2d');
});

it('has a register to ask wherever one must be asked', () => {
  for (const { key, registers, play } of Object.values(profiles))
    expect(play.registerCheck !== 'never', key).toBe(registers.length > 0);
});
