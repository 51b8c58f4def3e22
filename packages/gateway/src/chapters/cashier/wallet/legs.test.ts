import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../kernel/database/migrate.ts';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { createMember } from '../../member/index.ts';
import { accountKinds } from './kinds.ts';
import { fromTo, openMemberAccount, post, sideAccount, type Leg, type Transfer } from './ledger.ts';

const merchant = 'aurora';
const currency = 'PHP';
let db: Kysely<Database>;
let cash: bigint;
let psp: bigint;
let fee: bigint;

const side = (kind: 'fee' | 'psp', provider: string | null = null) =>
  sideAccount(db, { merchant, currency, kind, provider });

beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {}, 8);
  await migrate(db);
  [psp, fee] = [await side('psp', 'demo'), await side('fee')];
  cash = await transact(db, async (tx) => {
    const who = {
      merchant,
      account: 'legs',
      nickname: 'legs',
      type: 0,
      passwordHash: null,
      now: 0,
    };
    const { id: memberId } = await createMember(tx, who);
    return openMemberAccount(tx, { merchant, kind: 'cash', memberId, currency });
  });
});
afterAll(() => db.destroy());

const book = (transfer: Omit<Transfer, 'at'>) =>
  transact(db, (tx) => post(tx, merchant, currency, [{ ...transfer, at: 0 }]));

const balance = async (): Promise<bigint | null> => {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', cash)
    .executeTakeFirstOrThrow();
  return row.balance;
};

const three = (last: bigint): [Leg, Leg, Leg] => [
  { account: psp, amount: -1_000n },
  { account: cash, amount: 980n },
  { account: fee, amount: last },
];

it('books one event as one transfer of several legs', async () => {
  const before = (await balance()) ?? 0n;
  const [posted] = await book({ kind: 'deposit', legs: three(20n) });
  expect(posted?.balances).toEqual(new Map([[cash, before + 980n]]));
  const entries = await db
    .selectFrom('ledger_entry')
    .select(['line', 'account_id', 'amount', 'balance'])
    .where('transfer_id', '=', posted?.id ?? 0n)
    .orderBy('line')
    .execute();
  expect(entries).toEqual([
    { line: 1, account_id: psp, amount: -1_000n, balance: null },
    { line: 2, account_id: cash, amount: 980n, balance: before + 980n },
    { line: 3, account_id: fee, amount: 20n, balance: null },
  ]);
});

it('refuses legs that do not sum to nothing, and keeps none of them', async () => {
  const before = await balance();
  await expect(book({ kind: 'deposit', legs: three(19n) })).rejects.toThrow(/does not balance/);
  expect(await balance()).toBe(before);
});

it('credits what came of one source once, however many try at once', async () => {
  const before = (await balance()) ?? 0n;
  const credit = (source: string) =>
    book({ kind: 'deposit', legs: fromTo(psp, cash, 500n), source });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => credit('demo:mv_1')));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  expect(refused).toHaveLength(9);
  expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['SourceTaken']));
  expect(await balance()).toBe(before + 500n);
  // Another kind of transfer may come of the same, and the same kind of another.
  await credit('demo:mv_2');
  await book({ kind: 'bonus', legs: fromTo(fee, cash, 1n), source: 'demo:mv_1' });
  expect(await balance()).toBe(before + 1_001n);
  await expect(sql`DELETE FROM transfer_source`.execute(db)).rejects.toThrow(/append-only/);
});

it('knows the kinds of accounts that the database knows, each on its side', async () => {
  const { rows } = await sql<{ kind: string; side: string }>`
    SELECT kind, side FROM account_kind`.execute(db);
  expect(Object.fromEntries(rows.map(({ kind, side: its }) => [kind, its]))).toEqual(accountKinds);
});

it('opens one account of the house for each kind, provider and currency', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => side('psp', 'other')));
  expect(new Set(all).size).toBe(1);
  expect(all[0]).not.toBe(psp);
  const wrong = (kind: string, held: number | null) => sql`
    INSERT INTO ledger_account (merchant, kind, currency, balance, member_id)
    VALUES (${merchant}, ${kind}, ${currency}, ${held},
      (SELECT member_id FROM ledger_account WHERE id = ${cash}))`;
  await expect(wrong('fee', 0).execute(db)).rejects.toThrow(/other side/);
  await expect(wrong('bonus', null).execute(db)).rejects.toThrow(/other side/);
  await expect(wrong('psp', null).execute(db)).rejects.toThrow(/provider|member_balance/);
  await expect(wrong('riches', 0).execute(db)).rejects.toThrow(/account_kind|kind_fkey/);
});
