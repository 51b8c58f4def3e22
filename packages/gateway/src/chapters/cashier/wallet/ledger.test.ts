import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../kernel/database/migrate.ts';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { firstTimedId, millisecondsOf } from '../../../kernel/database/timed-id.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { createMember } from '../../member/index.ts';
import { keepSums } from '../records/sums.ts';
import type { TransferKind } from './kinds.ts';
import { fromTo, houseAccount, lockAccounts, openMemberAccount, post } from './ledger.ts';

const merchant = 'aurora';
const currency = 'PHP';
/** What PostgreSQL calls a row that breaks a rule of its table. */
const CHECK_VIOLATION = '23514';
let db: Kysely<Database>;
let house: bigint;
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {});
  await migrate(db);
  await keepSums(db, [{ code: merchant, timeZone: 'Asia/Manila' }]);
  house = await houseAccount(db, merchant, currency);
});
afterAll(() => db.destroy());

let names = 0;
async function player(balance: bigint): Promise<bigint> {
  names += 1;
  const account = `player_${names}`;
  return transact(db, async (tx) => {
    const member = { merchant, account, nickname: account, type: 0, passwordHash: null, now: 0 };
    const { id } = await createMember(tx, member);
    const cash = await openMemberAccount(tx, { merchant, kind: 'cash', memberId: id, currency });
    if (balance > 0n) await move(tx, house, cash, balance);
    return cash;
  });
}

function move(tx: Tx, from: bigint, to: bigint, amount: bigint) {
  return post(tx, merchant, currency, [
    { kind: 'transfer', at: 0, legs: fromTo(from, to, amount) },
  ]);
}

async function balanceOf(account: bigint): Promise<bigint | null> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return row.balance;
}

async function expectSound(): Promise<void> {
  const { rows } = await sql<{ problem: string }>`
    SELECT 'sum' AS problem FROM ledger_entry HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'transfer ' || transfer_id FROM ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'account ' || account.id FROM ledger_account AS account
    LEFT JOIN ledger_entry AS entry ON entry.account_id = account.id
    WHERE account.kind <> 'house'
    GROUP BY account.id, account.balance
    HAVING account.balance < 0 OR account.balance <> coalesce(sum(entry.amount), 0)`.execute(db);
  expect(rows).toEqual([]);
}

it('keeps every sum through any series of transfers', async () => {
  const accounts = [await player(1_000n), await player(0n), await player(250n), house];
  const step = fc.record({
    from: fc.nat({ max: 3 }),
    to: fc.nat({ max: 3 }),
    amount: fc.bigInt({ min: 1n, max: 600n }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const [first = house] = accounts;
      for (const { from, to, amount } of steps.filter((one) => one.from !== one.to)) {
        const source = accounts[from] ?? first;
        const before = await balanceOf(source);
        const made = await transact(db, (tx) =>
          move(tx, source, accounts[to] ?? first, amount),
        ).then(
          () => true,
          () => false,
        );
        expect(made).toBe(before === null || before >= amount);
      }
      await expectSound();
    }),
    { numRuns: 25 },
  );
});

it('never lets a balance below zero, however many spend at once', async () => {
  const account = await player(1_000n);
  const spends = Array.from({ length: 30 }, () =>
    transact(db, (tx) => move(tx, account, house, 100n)),
  );
  const made = (await Promise.allSettled(spends)).filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(10);
  expect(await balanceOf(account)).toBe(0n);
  await expectSound();
});

it('moves money both ways between two accounts at once without a deadlock', async () => {
  const [one, other] = [await player(5_000n), await player(5_000n)];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      transact(db, (tx) => (index % 2 === 0 ? move(tx, one, other, 7n) : move(tx, other, one, 7n))),
    ),
  );
  expect([await balanceOf(one), await balanceOf(other)]).toEqual([5_000n, 5_000n]);
});

it('tells what each member’s account held after each transfer, and nothing of the house', async () => {
  const [one, other] = [await player(100n), await player(0n)];
  const at = { at: 0 };
  const posted = await transact(db, (tx) =>
    post(tx, merchant, currency, [
      { ...at, kind: 'bet', legs: fromTo(one, house, 30n) },
      { ...at, kind: 'win', legs: fromTo(house, one, 50n) },
      { ...at, kind: 'transfer', legs: fromTo(one, other, 20n) },
    ]),
  );
  expect(posted.map(({ balances }) => balances)).toEqual([
    new Map([[one, 70n]]),
    new Map([[one, 120n]]),
    new Map([
      [one, 100n],
      [other, 20n],
    ]),
  ]);
});

it('never holds the house’s account, for which everybody would wait', async () => {
  const [one, other] = [await player(100n), await player(7n)];
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = transact(db, async (tx) => {
    await lockAccounts(tx, merchant, [one, house]);
    held.resolve();
    await over.promise;
  });
  try {
    await Promise.race([held.promise, first]);
    const second = transact(db, (tx) => lockAccounts(tx, merchant, [other, house]));
    expect(await second).toEqual(new Map([[other, 7n]]));
  } finally {
    over.resolve();
    await first;
  }
});

it('says of no other fault that money is short', async () => {
  const account = await player(100n);
  const nothing = transact(db, (tx) => move(tx, account, house, 0n));
  await expect(nothing).rejects.toMatchObject({ code: CHECK_VIOLATION });
  const tooMuch = transact(db, (tx) => move(tx, account, house, 101n));
  await expect(tooMuch).rejects.toMatchObject({ code: 'balance.short' });
});

it('refuses a transfer that does not sum to zero', async () => {
  const account = await player(100n);
  const lopsided = transact(db, async (tx) => {
    const id = firstTimedId(Date.now());
    await tx.insertInto('ledger_transfer').values({ merchant, id, kind: 'test' }).execute();
    const entry = { merchant, transfer_id: id, currency, kind: 'test' };
    await tx
      .insertInto('ledger_entry')
      .values([
        { ...entry, line: 1, account_id: house, amount: -10n },
        { ...entry, line: 2, account_id: account, amount: 11n },
      ])
      .execute();
  });
  await expect(lopsided).rejects.toThrow(/does not balance/);
  const empty = db
    .insertInto('ledger_transfer')
    .values({ merchant, id: firstTimedId(Date.now()) + 1n, kind: 'test' })
    .execute();
  await expect(empty).rejects.toThrow(/does not balance/);
  expect(await balanceOf(account)).toBe(100n);
});

it('checks what is added to a transfer later, line by line', async () => {
  const account = await player(100n);
  const write = (id: bigint, lines: readonly (readonly [line: number, amount: bigint])[]) =>
    db
      .insertInto('ledger_entry')
      .values(
        lines.map(([line, amount]) => ({
          merchant,
          transfer_id: id,
          currency,
          kind: 'transfer',
          line,
          amount,
          account_id: amount > 0 ? account : house,
        })),
      )
      .execute();
  const { transfer_id: first } = await db
    .selectFrom('ledger_entry')
    .select('transfer_id')
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  await expect(write(first, [[2, 5n]])).rejects.toThrow(/duplicate key/);
  await expect(write(first, [[3, 5n]])).rejects.toThrow(/does not balance/);
  await expect(write(first, [[-1, 5n]])).rejects.toThrow(/does not balance/);
  // Without its first two lines a transfer would leave their places to whoever comes later.
  const headless = transact(db, async (tx) => {
    const id = firstTimedId(Date.now() + 60_000);
    await tx.insertInto('ledger_transfer').values({ merchant, id, kind: 'transfer' }).execute();
    const entry = { merchant, transfer_id: id, currency, kind: 'transfer' };
    await tx
      .insertInto('ledger_entry')
      .values([
        { ...entry, line: 3, account_id: house, amount: -11n },
        { ...entry, line: 4, account_id: account, amount: 11n },
      ])
      .execute();
  });
  await expect(headless).rejects.toThrow(/does not balance/);
  expect(await balanceOf(account)).toBe(100n);
  await write(first, [
    [3, -5n],
    [4, 5n],
  ]);
  expect(await balanceOf(account)).toBe(105n);
  await expectSound();
});

it('plans a transfer once a connection, however many months there are', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE proconfig @> ARRAY['plan_cache_mode=force_generic_plan'] ORDER BY name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([
    'ledger_check_transfer',
    'ledger_post',
    'write_movements',
  ]);
});

it('keeps practice money and real money apart', async () => {
  const practice = await houseAccount(db, merchant, 'TRIAL-PHP');
  const account = await player(0n);
  await expect(transact(db, (tx) => move(tx, practice, account, 5n))).rejects.toThrow(
    /foreign key/,
  );
});

it('is append-only', async () => {
  await player(10n);
  for (const statement of [
    sql`UPDATE ledger_entry SET amount = amount`,
    sql`DELETE FROM ledger_entry`,
    sql`TRUNCATE ledger_entry`,
    sql`DELETE FROM ledger_transfer`,
    sql`UPDATE ledger_transfer SET kind = 'x'`,
  ]) {
    await expect(statement.execute(db)).rejects.toThrow(/append-only/);
  }
});

it('lets nobody set a balance, or begin with one, but by entries', async () => {
  const account = await player(10n);
  const { member_id } = await db
    .selectFrom('ledger_account')
    .select('member_id')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const opening = (balance: number, last = sql`DEFAULT`) => sql`
    INSERT INTO ledger_account (merchant, kind, member_id, currency, balance, last_transfer_id)
    VALUES (${merchant}, 'purse', ${member_id}, ${currency}, ${balance}, ${last})`;
  for (const statement of [
    sql`UPDATE ledger_account SET balance = 1000000 WHERE id = ${account}`,
    sql`UPDATE ledger_account SET balance = balance`,
    sql`UPDATE ledger_account SET last_transfer_id = 0 WHERE id = ${account}`,
    sql`UPDATE ledger_account SET member_id = member_id WHERE id = ${account}`,
    opening(1),
    opening(0, sql`1`),
  ]) {
    await expect(statement.execute(db)).rejects.toThrow(/follows from its entries/);
  }
  await opening(0).execute(db);
  expect(await balanceOf(account)).toBe(10n);
  await expectSound();
});

it('is append-only in every month, asked by the month’s own name', async () => {
  await player(10n);
  const { rows } = await sql<{ name: string }>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent IN ('ledger_entry'::regclass, 'ledger_transfer'::regclass)`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  for (const { name } of rows) {
    const table = sql.table(name);
    for (const statement of [sql`DELETE FROM ${table}`, sql`TRUNCATE ${table} CASCADE`]) {
      await expect(statement.execute(db), name).rejects.toThrow(/append-only/);
    }
  }
  await expectSound();
});

it('numbers an account’s transfers in the order of their commits, whatever the clocks say', async () => {
  const [one, other] = [await player(5_000n), await player(5_000n)];
  const at = Date.now();
  // Each a second before the one that was committed last.
  for (let turn = 0; turn < 5; turn += 1) {
    await transact(db, (tx) =>
      post(tx, merchant, currency, [
        { kind: 'transfer', at: at - turn * 1_000, legs: fromTo(one, other, 100n) },
      ]),
    );
  }
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['transfer_id', 'balance'])
    .where('account_id', '=', one)
    .orderBy('transfer_id')
    .execute();
  expect(entries.map(({ balance }) => balance)).toEqual([
    5_000n,
    4_900n,
    4_800n,
    4_700n,
    4_600n,
    4_500n,
  ]);
  expect(millisecondsOf(entries[1]?.transfer_id ?? 0n)).toBe(at);
  // The database holds to it, whoever writes.
  const late = transact(db, async (tx) => {
    const id = firstTimedId(at - 60_000);
    await tx.insertInto('ledger_transfer').values({ merchant, id, kind: 'test' }).execute();
    const entry = { merchant, transfer_id: id, currency, kind: 'test' };
    await tx
      .insertInto('ledger_entry')
      .values([
        { ...entry, line: 1, account_id: one, amount: -1n },
        { ...entry, line: 2, account_id: house, amount: 1n },
      ])
      .execute();
  });
  await expect(late).rejects.toThrow(/last_transfer_id/);
});

it('numbers transfers that are posted together by the latest of them', async () => {
  const account = await player(1_000n);
  const at = Date.now();
  const spends = [at - 5_000, at, at - 9_000].map((when) => ({
    kind: 'transfer' as const,
    at: when,
    legs: fromTo(account, house, 1n),
  }));
  const posted = await transact(db, (tx) => post(tx, merchant, currency, spends));
  expect(posted.map(({ id }) => millisecondsOf(id))).toEqual([at, at, at]);
});

it('keeps the sums of an account’s days with its entries', async () => {
  const account = await player(1_000n);
  const at = Date.UTC(2026, 4, 1, 15, 59);
  const spend = (when: number, amount: bigint, kind: TransferKind) =>
    transact(db, (tx) =>
      post(tx, merchant, currency, [{ kind, at: when, legs: fromTo(account, house, amount) }]),
    );
  await spend(at, 30n, 'bet');
  await spend(at + 120_000, 20n, 'bet');
  await spend(at + 180_000, 10n, 'transfer');
  const kept = await db
    .selectFrom('ledger_day')
    .select(['day', 'kind', 'entries', 'paid_out'])
    .where('account_id', '=', account)
    .where('day', '>', '2000-01-01')
    .orderBy('day')
    .orderBy('kind')
    .execute();
  // Midnight in Manila lies between the first and the second.
  expect(kept).toEqual([
    { day: '2026-05-01', kind: 'bet', entries: 1, paid_out: 30n },
    { day: '2026-05-02', kind: 'bet', entries: 1, paid_out: 20n },
    { day: '2026-05-02', kind: 'transfer', entries: 1, paid_out: 10n },
  ]);
});
