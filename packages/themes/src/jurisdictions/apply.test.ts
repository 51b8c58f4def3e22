import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, tokenAt } from '../testing.ts';
import { parseSource } from '../manifest/source.ts';
import { reporter } from '../manifest/places.ts';
import { applyProfile } from './apply.ts';
import { floors } from './floors.ts';
import { jurisdictionKeys } from './keys.ts';
import { ladders, type PlayPolicy } from './policy.ts';
import { profiles } from './profiles.ts';

const read = (manifest: object, more: Parameters<typeof merchantFiles>[0] = {}) =>
  readMerchant(merchantFiles({ ...more, manifest: { environment: 'demo', ...manifest } }));

const errors = (manifest: object, more: Parameters<typeof merchantFiles>[0] = {}): string[] =>
  read(manifest, more)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message.split(' ')[0]}`);

/** Every way to be milder than a profile by one step, as a manifest would say it. */
const milder: { readonly [Key in keyof PlayPolicy]: (floor: PlayPolicy[Key]) => unknown[] } = {
  kycGate: (floor) => ladders.kycGate.slice(0, ladders.kycGate.indexOf(floor)),
  demo: (floor) => ladders.demo.slice(0, ladders.demo.indexOf(floor)),
  autoplay: (floor) => ladders.autoplay.slice(0, ladders.autoplay.indexOf(floor)),
  vip: (floor) => ladders.vip.slice(0, ladders.vip.indexOf(floor)),
  realityCheckMinutes: (floor) => (floor < 60 ? [floor + 1] : []),
  breakMinutes: (floor) => (floor > 0 ? [floor - 1] : []),
  timeOuts: (floor) => floor.map((one) => floor.filter((other) => other !== one).concat('99d')),
  exclusions: (floor) => floor.map((one) => floor.filter((other) => other !== one).concat('99y')),
  wageringAtMost: (floor) => (floor < 60 ? [floor + 1] : []),
  disclaimerTicked: (floor) => (floor ? [] : [true]),
  welcomeBonus: (floor) => (floor ? [] : [true]),
  reverseWithdrawals: (floor) => (floor ? [] : [true]),
  creditCards: (floor) => (floor ? [] : [true]),
  crypto: (floor) => (floor ? [] : [true]),
  panicButton: (floor) => (floor ? [false] : []),
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

it('whatever is wished, what comes out is never milder than the profile [BX-16]', () => {
  const wish = fc.record(
    {
      kycGate: fc.constantFrom(...ladders.kycGate),
      demo: fc.constantFrom(...ladders.demo),
      autoplay: fc.constantFrom(...ladders.autoplay),
      vip: fc.constantFrom(...ladders.vip),
      realityCheckMinutes: fc.integer({ min: 5, max: 60 }),
      breakMinutes: fc.integer({ min: 0, max: 60 }),
      wageringAtMost: fc.integer({ min: 0, max: 60 }),
      timeOuts: fc.uniqueArray(fc.constantFrom('24h', '7d', '90d'), { minLength: 1 }),
      disclaimerTicked: fc.boolean(),
      welcomeBonus: fc.boolean(),
      creditCards: fc.boolean(),
      crypto: fc.boolean(),
      panicButton: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const report = reporter([parseSource(merchantFiles().manifest).source]);
  const said = JSON.parse(merchantFiles().manifest.text) as Parameters<typeof applyProfile>[0];
  fc.assert(
    fc.property(fc.constantFrom(...jurisdictionKeys), wish, fc.nat(30), (key, play, minAge) => {
      const profile = profiles[key];
      const { manifest } = applyProfile({ ...said, play, minAge }, profile, report);
      const [got, floor] = [manifest.play, profile.play];
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
          text: '{\n  "schemaVersion": 2,\n  "play": { "creditCards": true }\n}',
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

it('shows no jackpot where none may be shown, and invented ones in a demo only [BX-12]', () => {
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
