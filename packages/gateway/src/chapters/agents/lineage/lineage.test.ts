import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { applyMoves, orderMove, plant } from '../testing/forest.ts';
import { mayStandBelow, memberTypeBelow } from './families.ts';
import { isBelow, isInLine, lineOf, pathUpTo } from './line.ts';

const merchant = 'aurora';
let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 2);
});
afterAll(() => db.destroy());

const below = async (line: readonly bigint[]): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('lineage')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where(isBelow('line', line))
    .orderBy('line')
    .execute();
  return rows.map(({ member_id }) => member_id);
};

it('knows all above somebody and all below, and says nothing of other lines', async () => {
  const [ana, ben, cai, dia, zoe] = (await plant(db, merchant, [
    { parent: undefined },
    { parent: 0 },
    { parent: 1 },
    { parent: 0 },
    { parent: undefined },
  ])) as [bigint, bigint, bigint, bigint, bigint];
  expect(await lineOf(db, merchant, cai)).toEqual([ana, ben, cai]);
  expect(await pathUpTo(db, merchant, ben, cai)).toEqual([ben, cai]);
  expect(await pathUpTo(db, merchant, cai, ben)).toBeUndefined();
  expect(await pathUpTo(db, merchant, zoe, cai)).toBeUndefined();
  expect(await pathUpTo(db, merchant, zoe, -1n)).toBeUndefined();
  expect(await isInLine(db, merchant, ana, cai)).toBe(true);
  expect(await isInLine(db, merchant, dia, cai)).toBe(false);
  expect(await below([ana])).toEqual([ben, cai, dia]);
  expect(await below([ana, ben])).toEqual([cai]);
  expect(await below([zoe])).toEqual([]);
  expect(await lineOf(db, merchant, -1n)).toEqual([-1n]);
});

it('is held by the database: nobody’s hand changes a line, and none is deeper than twelve', async () => {
  const chain = Array.from({ length: 12 }, (_, place) => ({
    parent: place === 0 ? undefined : place - 1,
  }));
  const ids = await plant(db, merchant, chain);
  await expect(plant(db, merchant, [...chain, { parent: 11 }])).rejects.toThrow('lineage_depth');
  for (const order of [
    sql`UPDATE lineage SET line = ARRAY[member_id], parent_id = NULL`,
    sql`DELETE FROM lineage`,
    sql`INSERT INTO lineage SELECT merchant, member_id, NULL, ARRAY[member_id], joined_day FROM lineage`,
    sql`UPDATE lineage_move SET state = 'waiting'`,
  ]) {
    await expect(order.execute(db)).rejects.toThrow('lines change by their own functions');
  }
  // Even past that: a line that is not the parent’s and oneself is refused at the commit.
  const forged = db.transaction().execute(async (tx) => {
    await sql`SET LOCAL livery.lineage = 'on'`.execute(tx);
    await sql`UPDATE lineage SET line = ARRAY[7, ${ids[2]}]::bigint[], parent_id = 7
      WHERE member_id = ${ids[2]}`.execute(tx);
  });
  await expect(forged).rejects.toThrow('lineage');
  const half = db.transaction().execute(async (tx) => {
    await sql`SET LOCAL livery.lineage = 'on'`.execute(tx);
    await sql`UPDATE lineage SET line = ARRAY[member_id], parent_id = NULL
      WHERE member_id = ${ids[2]}`.execute(tx);
  });
  await expect(half).rejects.toThrow('is not that of whom they stand below');
});

it('moves a whole subtree at the start of a day, and refuses a circle and what is too deep', async () => {
  const [ana, ben, cai, zoe] = (await plant(db, merchant, [
    { parent: undefined },
    { parent: 0 },
    { parent: 1 },
    { parent: undefined },
  ])) as [bigint, bigint, bigint, bigint];
  await orderMove(db, merchant, ben, zoe, '2026-03-02');
  await applyMoves(db, merchant, '2026-03-01');
  expect(await lineOf(db, merchant, cai)).toEqual([ana, ben, cai]);
  await applyMoves(db, merchant, '2026-03-02');
  expect(await lineOf(db, merchant, cai)).toEqual([zoe, ben, cai]);
  await orderMove(db, merchant, zoe, cai, '2026-03-03');
  await applyMoves(db, merchant, '2026-03-03');
  expect(await lineOf(db, merchant, cai)).toEqual([zoe, ben, cai]);
  const { state } = await db
    .selectFrom('lineage_move')
    .select('state')
    .where('member_id', '=', zoe)
    .executeTakeFirstOrThrow();
  expect(state).toBe('refused');
});

it('keeps types in their family, and nobody above whom they stand below', () => {
  expect([2, 1, 0, 41, 42, 40, 4].map(memberTypeBelow)).toEqual([
    0,
    0,
    undefined,
    40,
    40,
    undefined,
    undefined,
  ]);
  expect(mayStandBelow(2, 1)).toBe(true);
  expect(mayStandBelow(1, 1)).toBe(true);
  expect(mayStandBelow(1, 2)).toBe(false);
  expect(mayStandBelow(41, 1)).toBe(false);
  expect(mayStandBelow(42, 41)).toBe(false);
  expect(mayStandBelow(0, 0)).toBe(false);
});

/** Who stands below whom, as a plain tree: what the rows must say after any moves. */
class Tree {
  readonly parents: (number | undefined)[];

  constructor(parents: readonly (number | undefined)[]) {
    this.parents = [...parents];
  }

  line(one: number): readonly number[] {
    const parent = this.parents[one];
    return parent === undefined ? [one] : [...this.line(parent), one];
  }

  move(one: number, to: number | undefined): void {
    if (to !== undefined && this.line(to).includes(one)) return;
    const all = this.parents.map((_, place) => this.line(place)).filter((its) => its.includes(one));
    const own = Math.max(...all.map((its) => its.length - its.indexOf(one)));
    if ((to === undefined ? 0 : this.line(to).length) + own > 12) return;
    this.parents[one] = to;
  }
}

const forests = fc
  .array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 24, size: 'max' })
  .map((drawn) => drawn.map((one, place) => (one % 5 === 0 ? undefined : one % Math.max(place, 1))))
  .map((drawn) => drawn.map((one, place) => (place === 0 || one === place ? undefined : one)));

it('says after any moves what a plain tree says [I6]', async () => {
  const moves = fc.array(fc.tuple(fc.nat({ max: 23 }), fc.option(fc.nat({ max: 23 }))), {
    maxLength: 6,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(forests, moves, async (parents, ordered) => {
      const tree = new Tree(parents);
      fc.pre(parents.every((_, place) => tree.line(place).length <= 12));
      const ids = await plant(
        db,
        merchant,
        parents.map((parent) => ({ parent })),
      );
      for (const [one, to] of ordered) {
        const target = to === null ? undefined : to % ids.length;
        const moved = one % ids.length;
        const above = target === undefined ? null : (ids[target] ?? null);
        await orderMove(db, merchant, ids[moved] ?? 0n, above, '2026-02-01');
        await applyMoves(db, merchant, '2026-02-01');
        tree.move(moved, target);
      }
      for (const [place, id] of ids.entries()) {
        const wanted = tree.line(place).map((one) => ids[one]);
        expect(await lineOf(db, merchant, id)).toEqual(wanted);
      }
    }),
    { numRuns: 12 },
  );
});
