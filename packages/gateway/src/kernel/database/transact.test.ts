import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../../testing/gateway.ts';
import { openPool } from './pool.ts';
import { transact } from './transact.ts';

const { db, state } = openPool(await createDatabase(), () => {}, { size: 2 });
afterAll(() => db.destroy());

const one = sql<{ one: number }>`SELECT 1 AS one`;
const refusal = /from inside a transaction/;

it('refuses whatever is asked of the pool from inside a transaction, at any depth', async () => {
  const deeper = async () => {
    await delay(1);
    return one.execute(db);
  };
  await expect(transact(db, () => one.execute(db))).rejects.toThrow(refusal);
  await expect(transact(db, deeper)).rejects.toThrow(refusal);
  await expect(transact(db, () => transact(db, (tx) => one.execute(tx)))).rejects.toThrow(refusal);
  await expect(transact(db, () => db.connection().execute(deeper))).rejects.toThrow(refusal);
  expect(state()).toMatchObject({ used: 0, waiting: 0 });
});

it('takes back what a transaction wrote before it asked the pool', async () => {
  await sql`CREATE TABLE written (what text)`.execute(db);
  const work = transact(db, async (tx) => {
    await sql`INSERT INTO written VALUES ('half')`.execute(tx);
    await one.execute(db);
  });
  await expect(work).rejects.toThrow(refusal);
  expect((await sql`SELECT what FROM written`.execute(db)).rows).toEqual([]);
});

it('lets what a transaction set going ask the pool once it is over', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await transact(db, async (tx) => {
    later = over.then(() => one.execute(db));
    await one.execute(tx);
  });
  end();
  expect(await later).toMatchObject({ rows: [{ one: 1 }] });
});

it('lets transactions beside each other be', async () => {
  const both = await Promise.all([
    transact(db, (tx) => one.execute(tx)),
    transact(db, (tx) => one.execute(tx)),
    one.execute(db),
  ]);
  expect(both.map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1]);
});
