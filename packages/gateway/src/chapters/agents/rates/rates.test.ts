import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { loadMerchants, type Merchant } from '../../../kernel/sites/merchants.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { untilWaiting } from '../../../testing/people.ts';
import { writeSites } from '../../../testing/sites.ts';
import { orderMove, plant } from '../testing/forest.ts';
import { AGENT_SETTING } from '../settings.ts';
import { ratesOn } from './read.ts';
import { setRates } from './set.ts';

const { file } = writeSites();
const site = loadMerchants(file).find(({ code }) => code === 'aurora');
if (site === undefined) throw new Error('no aurora');
const merchant: Merchant = site;
const NOW = Date.parse('2026-05-10T03:00:00Z');
const [TODAY, TOMORROW] = ['2026-05-10', '2026-05-11'];

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 4);
  await writeSetting(db, merchant.code, AGENT_SETTING, { ceilings: { RNG: 10_000, LIVE: 8_000 } });
});
afterAll(() => db.destroy());

const set = (memberId: bigint, upline: bigint | null, ppm: number, category = 'RNG', now = NOW) =>
  transact(db, (tx) =>
    setRates(tx, merchant, { memberId, upline, rates: { [category]: ppm }, by: 'test', now }),
  );

const line = async () =>
  (await plant(db, merchant.code, [{ parent: undefined }, { parent: 0 }, { parent: 1 }])) as [
    bigint,
    bigint,
    bigint,
  ];

it('holds from the next day of the merchant’s clocks on', async () => {
  const [ana] = await line();
  // In Manila it is the day after already.
  const evening = Date.parse('2026-05-10T17:00:00Z');
  expect(await set(ana, null, 5_000, 'RNG', evening)).toEqual({ effectiveDay: '2026-05-12' });
  expect(await set(ana, null, 6_000)).toEqual({ effectiveDay: TOMORROW });
  expect(await ratesOn(db, merchant.code, ana, TODAY)).toEqual({});
  expect(await ratesOn(db, merchant.code, ana, TOMORROW)).toEqual({ RNG: 6_000 });
  expect(await ratesOn(db, merchant.code, ana, '2026-05-12')).toEqual({ RNG: 5_000 });
});

it('is what was said last of a day', async () => {
  const [ana] = await line();
  await set(ana, null, 5_000);
  await set(ana, null, 4_000);
  expect(await ratesOn(db, merchant.code, ana, TOMORROW)).toEqual({ RNG: 4_000 });
});

it('is never above one’s own nor below a downline’s, on any day to come', async () => {
  const [ana, ben, cai] = await line();
  expect(await set(ana, null, 10_100)).toMatchObject({ code: 'rebate.above_own', most: 10_000 });
  await set(ana, null, 10_000);
  await set(ben, ana, 7_000);
  expect(await set(cai, ben, 7_100)).toMatchObject({ code: 'rebate.above_own', most: 7_000 });
  expect(await set(cai, ben, 7_000)).toEqual({ effectiveDay: TOMORROW });
  expect(await set(ben, ana, 6_900)).toMatchObject({
    code: 'rebate.below_downline',
    least: 7_000,
  });
  // What holds later bounds as well.
  await set(cai, ben, 3_000, 'RNG', NOW + 86_400_000);
  expect(await set(ben, ana, 6_900)).toMatchObject({ code: 'rebate.below_downline' });
  expect(await set(ben, ana, 2_900, 'RNG', NOW + 86_400_000)).toMatchObject({ least: 3_000 });
  expect(await set(ben, ana, 3_000, 'RNG', NOW + 86_400_000)).toEqual({
    effectiveDay: '2026-05-12',
  });
  expect(await set(ana, null, 500, 'FISH')).toMatchObject({ code: 'rebate.above_own', most: 0 });
  expect(await set(ana, null, 5_050)).toMatchObject({ code: 'rate.step', step: 100 });
});

it('is set by nobody but who stands right above', async () => {
  const [ana, ben, cai] = await line();
  for (const [whose, by] of [
    [cai, ana],
    [ben, cai],
    [ben, null],
    [ana, ana],
    [-1n, null],
  ] as const) {
    expect(await set(whose, by, 0)).toEqual({ code: 'rate.not_direct' });
  }
});

it('bounds whoever is to be moved by where they will stand', async () => {
  const [ana, ben] = await line();
  const [zoe] = await line();
  await set(ana, null, 9_000);
  await set(zoe, null, 4_000);
  await orderMove(db, merchant.code, ben, zoe, '2026-05-20');
  expect(await set(ben, ana, 4_100)).toMatchObject({ code: 'rebate.above_own', most: 4_000 });
  await set(ben, ana, 4_000);
  expect(await set(zoe, null, 3_900)).toMatchObject({ code: 'rebate.below_downline' });
});

it('is changed by no hand', async () => {
  await expect(sql`UPDATE rebate_rate SET ppm = 0`.execute(db)).rejects.toThrow('append-only');
});

it('lets nobody below raise theirs past an upline who is lowering their own', async () => {
  const [ana, ben] = await line();
  await set(ana, null, 9_000);
  await set(ben, ana, 4_000);
  const raised = await db.transaction().execute(async (tx) => {
    const rates = { RNG: 4_000 };
    await setRates(tx, merchant, { memberId: ana, upline: null, rates, by: 'test', now: NOW });
    const raising = set(ben, ana, 6_000);
    // It waits for the one above; whoever did not would be done by then.
    await Promise.race([raising, untilWaiting({ db })]);
    return { raising };
  });
  expect(await raised.raising).toMatchObject({ code: 'rebate.above_own', most: 4_000 });
  expect(await breaches()).toBe(0n);
});

const breaches = async () => {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM lineage AS own
    CROSS JOIN (VALUES ('RNG'), ('LIVE')) AS one (category)
    CROSS JOIN (VALUES (${TOMORROW}::date), ('2026-06-30')) AS days (day)
    WHERE parent_id IS NOT NULL AND rate_on(merchant, member_id, category, day)
      > rate_on(merchant, parent_id, category, day)`.execute(db);
  return rows[0]?.count;
};

it('falls or stays along every line, whatever is ordered at once [I5]', async () => {
  const [ana, ben, cai] = await line();
  const whose = [
    [ana, null],
    [ben, ana],
    [cai, ben],
  ] as const;
  const orders = fc.array(
    fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 100 }), fc.constantFrom('RNG', 'LIVE')),
    { minLength: 2, maxLength: 6, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(orders, async (given) => {
      await Promise.all(
        given.map(([place, steps, category]) => {
          const [one, upline] = whose[place] ?? [ana, null];
          return set(one, upline, steps * 100, category);
        }),
      );
      expect(await breaches()).toBe(0n);
    }),
    { numRuns: 25 },
  );
});
