import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../testing/gateway.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';
import type { Database } from './schema.ts';
import { millisecondsOf } from './timed-id.ts';

/** What a database of an earlier release holds: a bet that won, one that was given back, and a purse. */
const EARLIER = `
  INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
  VALUES ('aurora', 'ana', 'ana', 'ana', 0, '2025-03-01');
  INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
  SELECT 'aurora', 'cash', id, 'PHP', 0 FROM member;
  INSERT INTO ledger_account (merchant, kind, currency) VALUES ('aurora', 'house', 'PHP');
  INSERT INTO ledger_transfer (merchant, kind, at) VALUES
    ('aurora', 'deposit', '2025-03-01 10:00Z'), ('aurora', 'bet', '2025-04-02 10:00Z'),
    ('aurora', 'win', '2025-04-02 10:00:00.001Z'), ('aurora', 'bet', now());
  INSERT INTO ledger_entry (merchant, transfer_id, account_id, currency, amount)
  SELECT 'aurora', transfer.id, account.id, 'PHP',
    CASE WHEN account.kind = 'house' THEN -amount ELSE amount END
  FROM (VALUES ('deposit', 1, 1000), ('bet', 2, -100), ('win', 3, 250), ('bet', 4, -40))
    AS given (kind, place, amount)
  JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM ledger_transfer) AS transfer
    USING (place)
  CROSS JOIN ledger_account AS account ORDER BY place;
  INSERT INTO provider_session (merchant, id, token_hash, login_hash, member_id, node_id, mode,
    account_id, created_at, expires_at, vendor, last_seen_at)
  SELECT 'aurora', '7b6ee0f0-3f6e-4ba4-8f0e-2f3c3a0c0a11', '\\x01', '\\x02', member_id, 'moon',
    'real', id, now(), now(), 'BGS', now() FROM ledger_account WHERE kind = 'cash';
  INSERT INTO round (merchant, member_id, node_id, mode, currency, stake, win, outcome, at,
    session_id, ref, status, settled_at)
  SELECT 'aurora', id, 'moon', 'real', 'PHP', 100, 250, '{}', '2025-04-02 10:00Z',
    '7b6ee0f0-3f6e-4ba4-8f0e-2f3c3a0c0a11', 'one', 'settled', '2025-04-02 10:00Z' FROM member;
  INSERT INTO round_movement (merchant, vendor, ref, kind, session_id, round_id, amount,
    transfer_id, at)
  SELECT 'aurora', 'BGS', 'one:' || kind, kind, '7b6ee0f0-3f6e-4ba4-8f0e-2f3c3a0c0a11', round.id,
    CASE kind WHEN 'bet' THEN 100 ELSE 250 END, transfer.id, round.at
  FROM round, ledger_transfer AS transfer
  WHERE transfer.kind = 'win' OR (transfer.kind = 'bet' AND transfer.at < '2026-01-01');
  INSERT INTO promotion (merchant, way, titles, contents, pictures, category_ids, starts_at, ends_at,
    wagering, min_deposit, max_bonus, days, position)
  SELECT 'aurora', way, '{}', '{}', '{}', '{}', now(), now(), wagering, least, most, days, place
  FROM (VALUES (1, 'join', 5, 100, 300, 7), (2, 'claim', 0, 0, 200, 0), (3, 'claim', 0, 0, 0, 0),
    (4, 'read', 0, 0, 0, 0)) AS given (place, way, wagering, least, most, days) ORDER BY place;
  INSERT INTO promotion_claim (merchant, promotion_id, member_id, status, at)
  SELECT 'aurora', promotion.id, member.id,
    (ARRAY['JOINED', 'PROCESS', 'ISSUED', 'REJECTED'])[promotion.position], now()
  FROM promotion, member;
  INSERT INTO jackpot (merchant, id, name, base, since, share_ppm, seed, cap, node_ids, position)
  VALUES ('aurora', 'pot', 'Pot', 500, '2025-04-01', 100000, 500, 100000, '{moon}', 0);
`;

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {});
  await migrate(db, '0008-catalogue');
  await db.transaction().execute(async (tx) => {
    for (const statement of EARLIER.split(';\n').filter((text) => text.trim() !== '')) {
      await sql.raw(statement).execute(tx);
    }
  });
  await migrate(db);
});
afterAll(() => db.destroy());

it('carries the ledger over with its moments, its order and what was there after each entry', async () => {
  const entries = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(['transfer_id', 'ledger_entry.kind', 'amount', 'ledger_entry.balance'])
    .where('ledger_account.kind', '=', 'cash')
    .orderBy('transfer_id')
    .execute();
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['deposit', 1000n, 1000n],
    ['bet', -100n, 900n],
    ['win', 250n, 1150n],
    ['bet', -40n, 1110n],
  ]);
  expect(millisecondsOf(entries[0]?.transfer_id ?? 0n)).toBe(Date.UTC(2025, 2, 1, 10));
  const account = await db
    .selectFrom('ledger_account')
    .select(['balance', 'last_transfer_id as last'])
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ balance: 1110n, last: entries.at(-1)?.transfer_id });
  const { rows } = await sql<{ sum: string }>`
    SELECT sum(amount) AS sum FROM ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it('keeps rounds with their movements, and the names that vendors gave', async () => {
  const rounds = await db.selectFrom('round').select(['id', 'win']).execute();
  expect(rounds.map(({ win }) => win)).toEqual([250n]);
  const movements = await db
    .selectFrom('round_movement')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'round_movement.transfer_id')
    .select(['round_movement.kind', 'ledger_transfer.kind as moved', 'round_id'])
    .orderBy('round_movement.kind')
    .execute();
  expect(movements).toEqual(
    ['bet', 'win'].map((kind) => ({ kind, moved: kind, round_id: rounds[0]?.id })),
  );
  const again = sql`
    INSERT INTO movement_ref (merchant, vendor, ref, id)
    VALUES ('aurora', 'BGS', ref_hash('movement', 'one:bet'), 1)`.execute(db);
  await expect(again).rejects.toThrow(/movement_ref_pkey/);
  expect(await db.selectFrom('movement_ref').select('id').execute()).toHaveLength(3);
});

it('lets a jackpot stand where it stood', async () => {
  const { rows } = await sql<{ kept: string }>`
    SELECT kept + coalesce((SELECT sum(staked) FROM game_day WHERE day >= kept_on), 0) AS kept
    FROM jackpot`.execute(db);
  expect(Number(rows[0]?.kept)).toBe(100);
});

it('refuses the tables of a later release', async () => {
  const later = sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')`;
  await later.execute(db);
  await expect(migrate(db)).rejects.toThrow('9999-later');
  await sql`DELETE FROM kysely_migration WHERE name = '9999-later'`.execute(db);
  await migrate(db);
});

it('publishes what was offered with the terms that nobody had said, and keeps what was claimed', async () => {
  const offers = await db
    .selectFrom('promotion')
    .select(['way', 'wagering', 'min_deposit', 'max_bonus', 'days', 'cap', 'max_stake', 'product'])
    .select(['weights', sql<boolean>`published_at IS NOT NULL`.as('isPublished')])
    .orderBy('position')
    .execute();
  const terms = { isPublished: true, product: 'ALL', weights: { '*': 100 } };
  const none = { isPublished: true, cap: null, max_stake: null, product: null, weights: null };
  expect(offers).toMatchObject([
    { ...terms, way: 'join', wagering: 5, days: 7, max_bonus: 300n, cap: 1500n, max_stake: 300n },
    { ...terms, way: 'claim', wagering: 1, days: 30, max_bonus: 200n, cap: 200n, max_stake: 200n },
    { ...none, way: 'claim', wagering: 0, days: 0 },
    { ...none, way: 'read', wagering: 0 },
  ]);
  const claims = await db
    .selectFrom('promotion_claim')
    .select(['status', 'grant_id'])
    .orderBy('promotion_id')
    .execute();
  expect(claims.map(({ status }) => status)).toEqual(['JOINED', 'APPLYING', 'ISSUED', 'REJECTED']);
  expect(claims.every(({ grant_id: id }) => id === null)).toBe(true);
});
