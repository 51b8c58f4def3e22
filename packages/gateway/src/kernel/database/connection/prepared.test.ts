import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../testing/gateway.ts';
import { openPool } from '../pool.ts';
import { prepared } from './prepared.ts';
import { transact } from '../transact.ts';

const url = await createDatabase();
const { db } = openPool(url, () => {}, { size: 1 });
const pooled = openPool(url, () => {}, { size: 1, isPooled: true }).db;
afterAll(() => Promise.all([db.destroy(), pooled.destroy()]));

interface Counted {
  readonly scope: string;
  readonly subject: string;
  readonly since: Date;
}

const since = new Date('2026-01-01T00:00:00Z');
const write = prepared((its, { scope, subject, since: at }: Counted) =>
  its
    .insertInto('counter')
    .values({ merchant: 'aurora', scope, subject, count: 1, since: at })
    .returning(['scope', 'subject', 'since']),
);
const find = prepared((its, { first, second }: { first: string; second: string }) =>
  its
    .selectFrom('counter')
    .select('subject')
    .where('merchant', '=', 'aurora')
    .where('scope', 'in', ['a', 'b'])
    .where('subject', 'in', [first, second])
    .orderBy('subject'),
);
const keptBy = async (its: typeof db) =>
  (await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(its))
    .rows;

beforeAll(async () => {
  await sql`
    CREATE TABLE counter (
      merchant text, scope text, subject text, count integer, since timestamptz
    )`.execute(db);
  for (const [scope, subject] of ['a x', 'b y', 'c z'].map((text) => text.split(' '))) {
    await write(db, { scope: scope ?? '', subject: subject ?? '', since });
  }
});

it('asks with what it is given each time, and with what it always says', async () => {
  const subjects = async (first: string, second: string) =>
    (await find(db, { first, second })).map(({ subject }) => subject);
  expect(await subjects('x', 'y')).toEqual(['x', 'y']);
  expect(await subjects('y', 'z')).toEqual(['y']);
  expect(await subjects('z', 'none')).toEqual([]);
});

it('takes a value for a value, whatever is written in it', async () => {
  const first = "x' OR '1'='1";
  expect(await find(db, { first, second: '$1' })).toEqual([]);
});

it('is planned once by a connection, and by none that belongs to a pooler', async () => {
  const kept = await keptBy(db);
  expect(kept.filter(({ statement }) => statement.includes('insert into "counter"'))).toHaveLength(
    1,
  );
  expect(kept.filter(({ statement }) => statement.includes('select "subject"'))).toHaveLength(1);
  expect(await find(pooled, { first: 'x', second: 'y' })).toHaveLength(2);
  expect(await keptBy(pooled)).toEqual([]);
});

it('writes what it is given, and gives back what the statement returns', async () => {
  const [row] = await write(db, { scope: 'c', subject: 'new', since });
  expect(row).toEqual({ scope: 'c', subject: 'new', since });
});

it('belongs to the transaction it is asked in', async () => {
  const gone = transact(db, async (tx) => {
    await write(tx, { scope: 'a', subject: 'gone', since });
    expect(await find(tx, { first: 'gone', second: '' })).toHaveLength(1);
    throw new Error('taken back');
  });
  await expect(gone).rejects.toThrow('taken back');
  expect(await find(db, { first: 'gone', second: '' })).toEqual([]);
});
