import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import { checkInvariants } from '../../../kernel/database/invariants.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { dayBefore, nextDay } from '../../../kernel/time/days.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { proofOf } from '../desk/report.ts';
import { agentInvariants } from '../invariants.ts';
import { AGENT_SETTING } from '../settings.ts';
import { Closer } from '../testing/closer.ts';
import { orderMove } from '../testing/forest.ts';
import { Model } from '../testing/model.ts';
import { payDigest } from './reckon.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const DAY = dayBefore(TODAY);

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 6);
});
afterAll(() => db.destroy());

let sites = 0;
async function open(day = DAY, timeZone?: string): Promise<Closer> {
  sites += 1;
  const closer = new Closer(db, `closes-${sites}`, timeZone);
  await sql`INSERT INTO kept_sums (merchant, time_zone)
    VALUES (${closer.merchant.code}, ${closer.merchant.timeZone})`.execute(db);
  await closer.beginAt(day);
  return closer;
}

const php = (text: string): bigint => toMinor(text, 'PHP') ?? -1n;

interface Golden {
  readonly about: string;
  readonly rates: Readonly<Record<string, readonly number[]>>;
  readonly parents: readonly (number | null)[];
  readonly stakes: Readonly<Record<string, readonly string[]>>;
  readonly pays: readonly string[];
}

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden.json'), 'utf8'),
) as readonly Golden[];

it.each(golden)('pays $about', async ({ rates, parents, stakes, pays }) => {
  const closer = await open();
  const forest = parents.map((parent) => ({ parent: parent ?? undefined }));
  const ids = await closer.people(forest, rates);
  for (const [category, its] of Object.entries(stakes)) {
    for (const [place, stake] of its.entries()) {
      if (php(stake) > 0n) await closer.settle(ids[place] ?? 0n, category, php(stake), 0n, DAY);
    }
  }
  await closer.look(TODAY);
  expect(await closer.closes()).toMatchObject([{ period: DAY, state: 'closed', problem: null }]);
  expect(await closer.balances(ids)).toEqual(pays.map(php));
  const receivers = ids.filter((_, place) => php(pays[place] ?? '') > 0n);
  expect(closer.letters).toEqual(receivers);
  expect(closer.told.map(({ memberId }) => memberId)).toEqual(receivers);
});

const forests = fc
  .array(fc.tuple(fc.nat(), fc.nat({ max: 100 })), { minLength: 1, maxLength: 12, size: 'max' })
  .map((drawn) => {
    const parents = drawn.map(([one], place) =>
      place === 0 || one % 5 === 0 ? undefined : one % place,
    );
    const rates: number[] = [];
    for (const [place, [, share]] of drawn.entries()) {
      const parent = parents[place];
      const most = parent === undefined ? 100_000 : (rates[parent] ?? 0);
      rates.push(Math.floor((most * share) / 100));
    }
    return { parents, rates };
  });

const play = fc.array(
  fc.record({
    member: fc.nat({ max: 11 }),
    category: fc.constantFrom('RNG', 'LIVE'),
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    win: fc.bigInt({ min: 0n, max: 1_500_000n }),
  }),
  { maxLength: 12, size: 'max' },
);

it('pays what plain recursion pays, none below nothing, and nothing twice [I2 I3 I4 I9]', async () => {
  await fc.assert(
    fc.asyncProperty(forests, play, async ({ parents, rates }, rounds) => {
      const all = { RNG: rates, LIVE: rates };
      const model = new Model(parents, all);
      fc.pre(model.deepest() <= 12);
      const closer = await open();
      const ids = await closer.people(
        parents.map((parent) => ({ parent })),
        all,
      );
      for (const round of rounds) {
        const settled = { ...round, member: round.member % ids.length };
        model.settle(settled);
        const { member, category, stake, win } = settled;
        await closer.settle(ids[member] ?? 0n, category, stake, win, DAY);
      }
      await Promise.all([closer.look(TODAY), closer.look(TODAY)]);
      await closer.look(TODAY);
      const wanted = ids.map((_, place) => model.pay(place));
      expect(wanted.every((pay) => pay >= 0n)).toBe(true);
      expect(await closer.balances(ids)).toEqual(wanted);
      const [close] = await closer.closes();
      expect(close).toMatchObject({ state: 'closed', problem: null });
      const tops = ids.flatMap((_, place) =>
        parents[place] === undefined
          ? [model.entitled(place, 'RNG') + model.entitled(place, 'LIVE')]
          : [],
      );
      const sum = tops.reduce((total, one) => total + one, 0n);
      expect(wanted.reduce((total, one) => total + one, 0n)).toBe(sum);
      // A close of a close changes nothing.
      const balances = await closer.balances(ids);
      await closer.look(TODAY, 3);
      expect(await closer.closes()).toEqual([close]);
      expect(await closer.balances(ids)).toEqual(balances);
    }),
    { numRuns: 10 },
  );
});

const pair = async () => {
  const closer = await open();
  const [agent = 0n, one = 0n] = await closer.people([{ parent: undefined }, { parent: 0 }], {
    RNG: [10_000, 5_000],
  });
  await closer.settle(one, 'RNG', 100_000n, 0n, DAY);
  return { closer, agent, one };
};

it('is resumed where it was killed, with the same digest and each pay once', async () => {
  const { closer, agent, one } = await pair();
  const die = () => Promise.reject(new Error('killed'));
  await expect(closer.look(TODAY, 1, { ownerTold: die })).rejects.toThrow('killed');
  const [before] = await closer.closes();
  expect(before).toMatchObject({ state: 'paying' });
  expect(await closer.balances([agent, one])).toEqual([0n, 0n]);
  await closer.look(TODAY);
  const [after] = await closer.closes();
  expect(after).toMatchObject({ state: 'closed', digest: before?.digest });
  expect(
    await payDigest(db, {
      merchant: closer.merchant.code,
      kind: 'rebate',
      period: DAY,
      hour: 0,
    }),
  ).toBe(before?.digest);
  expect(await closer.balances([agent, one])).toEqual([500n, 500n]);
});

it('waits for whoever read the day as open, and counts what comes later on the next', async () => {
  const { closer, agent, one } = await pair();
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const settling = db.transaction().execute(async (tx) => {
    const { code, currency } = closer.merchant;
    const at = new Date(Date.parse(`${DAY}T10:00:00Z`));
    // As a bet: its row first, what counts of it last.
    await sql`INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, win, status,
        outcome, at, settled_at, game_type)
      VALUES (${code}, timed_id(${at.getTime()}), ${one}, 'node', 'real', ${currency}, 100000, 0,
        'settled', '{}', ${at}, ${at}, 'RNG')`.execute(tx);
    begun.resolve();
    await late.promise;
    await sql`SELECT count_turnover(${code}, ${one}, 'RNG', id, ${DAY}::date, 100000, 0, 0)
      FROM round WHERE merchant = ${code} AND at = ${at}`.execute(tx);
  });
  await begun.promise;
  await closer.lookOnce(TODAY);
  const [waiting] = await closer.closes();
  late.resolve();
  await settling;
  expect(waiting).toMatchObject({ state: 'fenced' });
  await closer.look(TODAY);
  // It had not asked yet which days were open: it counts today.
  expect(await closer.closes()).toMatchObject([{ state: 'closed' }]);
  expect(await closer.balances([agent, one])).toEqual([500n, 500n]);
  await closer.look(nextDay(TODAY));
  expect(await closer.balances([agent, one])).toEqual([1_000n, 1_000n]);
});

it('stops where rows are not what rounds say, and goes on when they are', async () => {
  const { closer, agent, one } = await pair();
  const { code } = closer.merchant;
  await sql`UPDATE turnover_day SET rounds = rounds + 1 WHERE merchant = ${code}`.execute(db);
  await closer.look(TODAY);
  const [stopped] = await closer.closes();
  expect(stopped).toMatchObject({ state: 'stopped' });
  expect(stopped?.problem).toContain('what members played is not what their rounds say');
  await closer.look(TODAY);
  expect(await closer.balances([agent, one])).toEqual([0n, 0n]);
  await expect(
    sql`UPDATE turnover_day SET rounds = rounds - 1 WHERE merchant = ${code}`.execute(db),
  ).rejects.toThrow('is closed');
});

it('stops where a rate is above its upline’s', async () => {
  const { closer, agent } = await pair();
  await closer.rate(agent, 'RNG', 4_000, DAY);
  await closer.look(TODAY);
  const [close] = await closer.closes();
  expect(close?.problem).toContain('a rate is above its upline’s');
});

it('takes rates and lines of the day, and moves whoever is to be moved after it', async () => {
  const closer = await open();
  const ids = await closer.people([{ parent: undefined }, { parent: undefined }, { parent: 0 }], {
    RNG: [10_000, 8_000, 5_000],
  });
  const [ana = 0n, zoe = 0n, ben = 0n] = ids;
  await closer.settle(ben, 'RNG', 100_000n, 0n, DAY);
  await closer.settle(ben, 'RNG', 100_000n, 0n, TODAY);
  await orderMove(db, closer.merchant.code, ben, zoe, TODAY, ana);
  await closer.rate(ben, 'RNG', 1_000, TODAY);
  await closer.look(TODAY);
  expect(await closer.balances([ana, zoe, ben])).toEqual([500n, 0n, 500n]);
  await closer.look(nextDay(TODAY));
  expect(await closer.balances([ana, zoe, ben])).toEqual([500n, 700n, 600n]);
  // Proven again, the first day is asked of the lines that were its own.
  expect(await proofOf(db, closer.merchant, DAY)).toBeUndefined();
});

it('holds back what is much and whom the office holds, and adds up all the same', async () => {
  const { closer, agent, one } = await pair();
  const { code } = closer.merchant;
  await writeSetting(db, code, AGENT_SETTING, { holdAbove: '4.99' });
  await sql`INSERT INTO agent_hold (merchant, member_id, held_by, reason, held_at)
    VALUES (${code}, ${one}, 'test', 'a test', now())`.execute(db);
  await closer.look(TODAY);
  expect(await closer.closes()).toMatchObject([
    { state: 'closed', figures: { net: '1000', paid: '0', held: '1000' } },
  ]);
  expect(await closer.pays(DAY)).toMatchObject([
    { member_id: agent, state: 'held', why: 'above the sum' },
    { member_id: one, state: 'held', why: 'held by the office' },
  ]);
  await sql`UPDATE agent_pay SET state = 'due', why = NULL, released_by = 'test'
    WHERE merchant = ${code} AND member_id = ${agent}`.execute(db);
  await closer.look(TODAY);
  expect(await closer.balances([agent, one])).toEqual([500n, 0n]);
});

const adjust = (closer: Closer, memberId: bigint, valid: bigint) =>
  closer.adjust(memberId, 'RNG', valid, DAY);

it('corrects a closed day with the next close, and carries what was too much', async () => {
  const { closer, agent, one } = await pair();
  await closer.look(TODAY);
  await adjust(closer, one, -40_000n);
  await closer.settle(one, 'RNG', 10_000n, 0n, TODAY);
  await closer.look(nextDay(TODAY));
  // Two hundred too much each; fifty are earned, and the rest waits.
  expect(await closer.pays(TODAY, 'rebateCorrection')).toMatchObject([
    { member_id: agent, gross: -200n, net: 0n, carry_out: -200n },
    { member_id: one, gross: -200n, net: 0n, carry_out: -200n },
  ]);
  expect(await closer.pays(TODAY)).toMatchObject([
    { member_id: agent, gross: 100n, given: 50n, carried: -200n, net: 0n, carry_out: -150n },
    { member_id: one, gross: 50n, given: 0n, carried: -200n, net: 0n, carry_out: -150n },
  ]);
  expect(await closer.balances([agent, one])).toEqual([500n, 500n]);
  await adjust(closer, one, 100_000n);
  const later = nextDay(TODAY);
  await closer.look(nextDay(later));
  expect(await closer.pays(later, 'rebateCorrection')).toMatchObject([
    { member_id: agent, gross: 500n, carried: -150n, net: 350n, carry_out: 0n },
    { member_id: one, gross: 500n, carried: -150n, net: 350n, carry_out: 0n },
  ]);
  expect(await closer.balances([agent, one])).toEqual([850n, 850n]);
  expect((await closer.closes()).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
});

it('passes days on which nobody did anything together, and opens none when a clock goes back', async () => {
  const closer = await open(dayBefore(dayBefore(dayBefore(DAY))));
  await closer.look(TODAY);
  expect((await closer.closes()).map(({ state }) => state)).toEqual(Array(4).fill('closed'));
  await closer.look(TODAY, -1);
  await closer.look(DAY);
  expect(await closer.closes()).toHaveLength(4);
  const { closed_through } = await db
    .selectFrom('agent_fence')
    .select('closed_through')
    .where('merchant', '=', closer.merchant.code)
    .executeTakeFirstOrThrow();
  expect(closed_through).toBe(DAY);
});

it('is what the books say of it: lines, rates, pays and closes', async () => {
  const reports = await checkInvariants(db, agentInvariants, null);
  const broken = reports.filter(({ breaches }) => breaches.length > 0);
  // One site of these tests has a rate that is above its upline's, on purpose.
  expect(broken.map(({ name }) => name)).toEqual(['rates']);
  const { closer, agent } = await pair();
  await closer.look(TODAY);
  const { code } = closer.merchant;
  await sql`ALTER TABLE agent_pay DISABLE TRIGGER keep`.execute(db);
  await sql`UPDATE agent_pay SET gross = gross + 1, net = net + 1
    WHERE merchant = ${code} AND member_id = ${agent}`.execute(db);
  await sql`ALTER TABLE agent_pay ENABLE TRIGGER keep`.execute(db);
  const found = await checkInvariants(db, agentInvariants, code);
  expect(found.filter(({ total }) => total > 0).map(({ name }) => name)).toEqual([
    'pays',
    'closes',
  ]);
});

it('is changed by no hand once it is reckoned', async () => {
  const { closer } = await pair();
  await closer.look(TODAY);
  const { code } = closer.merchant;
  for (const order of [
    sql`UPDATE agent_pay SET gross = gross + 1, net = net + 1 WHERE merchant = ${code}`,
    sql`UPDATE agent_pay SET state = 'due', transfer_id = NULL WHERE merchant = ${code}`,
  ]) {
    await expect(order.execute(db)).rejects.toThrow('what was reckoned stays');
  }
  for (const order of [
    sql`UPDATE agent_close SET digest = 'other' WHERE merchant = ${code}`,
    sql`UPDATE agent_close SET state = 'paying', closed_at = NULL WHERE merchant = ${code}`,
  ]) {
    await expect(order.execute(db)).rejects.toThrow('goes on and never back');
  }
});
