import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../kernel/database/migrate.ts';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { createMember } from '../../member/index.ts';
import { fromTo, houseAccount, openMemberAccount, post } from './ledger.ts';

const merchant = 'aurora';
const currency = 'PHP';
let db: Kysely<Database>;
let house: bigint;
let account: bigint;
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {});
  await migrate(db);
  house = await houseAccount(db, merchant, currency);
  account = await transact(db, async (tx) => {
    const who = { account: 'keys', nickname: 'keys', type: 0, passwordHash: null, now: 0 };
    const { id: memberId } = await createMember(tx, { merchant, ...who });
    const cash = await openMemberAccount(tx, { merchant, kind: 'cash', memberId, currency });
    const legs = fromTo(house, cash, 1_000n);
    await post(tx, merchant, currency, [{ kind: 'deposit', at: 0, legs }]);
    return cash;
  });
});
afterAll(() => db.destroy());

async function balance(): Promise<bigint | null> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return row.balance;
}

it('acts once for a key, and refuses the key for another request', async () => {
  const spend = (key: string, amount: bigint) =>
    transact(db, (tx) =>
      answerOnce(
        tx,
        { merchant, scope: 'test', key, request: [amount.toString()], now: 0 },
        async () => {
          const legs = fromTo(account, house, amount);
          await post(tx, merchant, currency, [{ kind: 'transfer', at: 0, legs }]);
          return { spent: amount.toString() };
        },
      ),
    );
  const results = await Promise.all(Array.from({ length: 8 }, () => spend('key-1', 100n)));
  expect(results).toEqual(Array.from({ length: 8 }, () => ({ spent: '100' })));
  expect(await balance()).toBe(900n);
  await expect(spend('key-1', 200n)).rejects.toMatchObject({ code: 'idempotency.mismatch' });
  // A refused try leaves no trace, so the key is free again.
  await expect(spend('key-2', 5_000n)).rejects.toMatchObject({ code: 'balance.short' });
  expect(await spend('key-2', 50n)).toEqual({ spent: '50' });
});

it('keeps an answer of its own for each key of each scope and merchant', async () => {
  const all = [
    { merchant, scope: 'one', key: 'a' },
    { merchant, scope: 'one', key: 'b' },
    { merchant, scope: 'other', key: 'a' },
    { merchant: 'noir', scope: 'one', key: 'a' },
  ];
  const ask = async (round: string) => {
    const heard: string[] = [];
    for (const [place, whose] of all.entries()) {
      const work = async () => `${round} ${place}`;
      heard.push(
        await transact(db, (tx) => answerOnce(tx, { ...whose, request: [], now: 0 }, work)),
      );
    }
    return heard;
  };
  const first = ['first 0', 'first 1', 'first 2', 'first 3'];
  expect([await ask('first'), await ask('second')]).toEqual([first, first]);
});
