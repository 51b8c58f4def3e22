import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { applyMoves, orderMove, plant } from '../testing/forest.ts';
import { Model, type Settled } from '../testing/model.ts';
import { countTurnover } from '../turnover/count.ts';
import { foldLot, foldOpenDays, foldableDays } from './fold.ts';

const merchant = 'aurora';
const DAY = '2026-04-02';
let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 4);
  const before = { closed_through: '2026-04-01', sealed_through: '2026-04-01' };
  // A test has a merchant’s days for itself, whatever the run’s tables began with.
  await db
    .insertInto('agent_fence')
    .values({ merchant, ...before })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(before))
    .execute();
});
afterAll(() => db.destroy());

let number = 0n;
const settle = (ids: readonly bigint[], { member, category, stake, win }: Settled, day = DAY) =>
  transact(db, async (tx) => {
    number += 1n;
    const round = { merchant, roundId: number, day, bonus: 0n, gameType: category };
    await countTurnover(tx, { ...round, memberId: ids[member] ?? 0n, stake, win });
  });

const teamsOf = async (ids: readonly bigint[]) => {
  const rows = await db
    .selectFrom('team_day')
    .select(['agent_id', 'category', 'rounds', 'staked', 'valid', 'won', 'bettors'])
    .where('merchant', '=', merchant)
    .where('agent_id', 'in', [...ids])
    .orderBy('agent_id')
    .orderBy('category')
    .execute();
  return rows.map(({ agent_id: id, ...row }) => Object.assign(row, { agent: ids.indexOf(id) }));
};

const forests = fc
  .array(fc.nat(), { minLength: 2, maxLength: 14, size: 'max' })
  .map((drawn) => drawn.map((one, place) => (place < 1 ? undefined : one % place)));

const play = fc.array(
  fc.record({
    member: fc.nat({ max: 13 }),
    category: fc.constantFrom('RNG', 'LIVE'),
    stake: fc.bigInt({ min: 0n, max: 3_000n }),
    win: fc.bigInt({ min: 0n, max: 5_000n }),
    /** In which lots it is folded afterwards; none for not yet. */
    lots: fc.option(fc.integer({ min: 1, max: 3 })),
    /** The gateway that folds is killed before its commit. */
    dies: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14, size: 'max' },
);

it('is one sum, in whatever lots it is folded, however often, and wherever it is killed', async () => {
  await fc.assert(
    fc.asyncProperty(forests, play, async (parents, steps) => {
      fc.pre(new Model(parents, {}).deepest() <= 12);
      const ids = await plant(
        db,
        merchant,
        parents.map((parent) => ({ parent })),
        DAY,
      );
      const model = new Model(parents, {});
      for (const { lots, dies, ...step } of steps) {
        const settled = { ...step, member: step.member % ids.length };
        await settle(ids, settled);
        model.settle(settled);
        if (lots === null) continue;
        const folded = transact(db, async (tx) => {
          await foldLot(tx, merchant, DAY, lots);
          if (dies) throw new Error('killed');
        });
        const end = await folded.then(
          () => 'done',
          (error: Error) => error.message,
        );
        expect(end).toBe(dies ? 'killed' : 'done');
      }
      await foldOpenDays(db, merchant);
      await foldOpenDays(db, merchant);
      expect(await teamsOf(ids)).toEqual(model.teams());
    }),
    { numRuns: 12 },
  );
});

it('counts people by what they did, and once', async () => {
  const [agent = 0n, one = 0n] = await plant(
    db,
    merchant,
    [{ parent: undefined }, { parent: 0 }, { parent: 1 }],
    DAY,
  );
  const bet = { member: 1, category: 'RNG', stake: 100n, win: 0n };
  await settle([agent, one], bet);
  await foldOpenDays(db, merchant);
  await settle([agent, one], bet);
  await foldOpenDays(db, merchant);
  const row = await db
    .selectFrom('team_people_day')
    .select(['logins', 'registered', 'bettors', 'depositors'])
    .where('agent_id', '=', agent)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ logins: 0n, registered: 2n, bettors: 1n, depositors: 0n });
});

it('leaves a day alone at whose start somebody is to be moved, until they were', async () => {
  const ids = await plant(
    db,
    merchant,
    [{ parent: undefined }, { parent: undefined }, { parent: 0 }],
    DAY,
  );
  await settle(ids, { member: 2, category: 'RNG', stake: 100n, win: 0n }, '2026-04-03');
  await orderMove(db, merchant, ids[2] ?? 0n, ids[1] ?? 0n, '2026-04-03');
  expect(await foldableDays(db, merchant)).toEqual([DAY]);
  await foldOpenDays(db, merchant);
  expect(await teamsOf(ids)).toEqual([]);
  await applyMoves(db, merchant, '2026-04-03');
  await foldOpenDays(db, merchant);
  expect(await teamsOf(ids)).toMatchObject([{ agent: 1, valid: 100n, bettors: 1n }]);
});

it('holds up no bet, and loses none that comes while it folds', async () => {
  const ids = await plant(db, merchant, [{ parent: undefined }, { parent: 0 }], DAY);
  const bet = { member: 1, category: 'RNG', stake: 10n, win: 0n };
  await Promise.all([
    ...Array.from({ length: 20 }, () => settle(ids, bet)),
    ...Array.from({ length: 5 }, () => foldOpenDays(db, merchant)),
  ]);
  await foldOpenDays(db, merchant);
  expect(await teamsOf(ids)).toMatchObject([{ agent: 0, rounds: 20n, staked: 200n, bettors: 1n }]);
});

it('counts who was seen in the last five minutes', async () => {
  const ids = await plant(db, merchant, [{ parent: undefined }, { parent: 0 }, { parent: 1 }]);
  const at = Date.parse('2026-04-02T10:00:00Z');
  const enter = (member: number, seen: number) =>
    sql`INSERT INTO session (merchant, id_hash, token_hash, member_id, created_at, last_seen_at,
        expires_at)
      VALUES (${merchant}, decode(md5(random()::text), 'hex'), decode(md5(random()::text), 'hex'),
        ${ids[member]}, ${new Date(seen)}, ${new Date(seen)}, ${new Date(seen + 1e7)})`.execute(db);
  await enter(2, at - 60_000);
  await enter(2, at - 30_000);
  await enter(1, at - 400_000);
  const online = async (now: number) => {
    await sql`SELECT count_online(${merchant}, ${new Date(now)})`.execute(db);
    const rows = await db
      .selectFrom('team_online')
      .select(['agent_id', 'online'])
      .where('agent_id', 'in', [...ids])
      .orderBy('agent_id')
      .execute();
    return rows.map(({ online: count }) => count);
  };
  expect(await online(at)).toEqual([1n, 1n]);
  expect(await online(at + 600_000)).toEqual([0n, 0n]);
});
